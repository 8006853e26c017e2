import { expect, test } from 'vitest'
import { pollPayments } from '#payments/webhooks/server/poll-payments.ts'
import { createShop } from '#shop.ts'
import { booksOf, orderInCash, placeCashOrder, setCash, shopWithCash } from '#test/shop/cash-orders.ts'
import { expectConsistentDocuments } from '#test/shop/documents.ts'
import { expectLedgerRight } from '#test/shop/money-and-stock.ts'
import {
  createShopWithPayments,
  orderRow,
  runJobs,
  type Shopper,
  signInShopper,
  startPaying,
  stockOf,
} from '#test/shop/payment.ts'
import { dispatchOrders, takeStep } from '#test/shop/shipment-steps.ts'
import { addProduct, signInAs, type TestShop } from '#test/shop/shop.ts'

/*
 * Cash orders on a Postgres server, with two processes and many connections. Guards were removed once to see these tests
 * fail: `forNoKeyUpdate` in `lockUser` and in `lockOrder`, and `lockUser` in late-payments.ts.
 */

const all = <Item, Result>(items: Item[], work: (item: Item, index: number) => Promise<Result>) =>
  Promise.all(items.map(work))
const times = (count: number) => Array.from({ length: count }, (_, index) => index)

/** The shopper's calls, which go to one process and the other in turn. */
async function atTwoProcesses(shop: TestShop) {
  const other = await createShop(shop)
  let calls = 0
  const through = ({ cookies }: Shopper) => ({
    post: (url: string, payload: object) =>
      (calls++ % 2 ? other : shop.app).inject({ method: 'POST', url, payload, cookies }),
  })
  return { through, close: () => other.close() }
}

const openCashOrders = ({ db }: TestShop, userId: number) =>
  db
    .selectFrom('orders')
    .select('id')
    .where('user_id', '=', userId)
    .where('payment_state', '=', 'due_on_delivery')
    .execute()

test('a cart that is ordered in cash twelve times at once is one order', async () => {
  const { shop, shopper, muesli } = await shopWithCash()
  const { through, close } = await atTwoProcesses(shop)
  await shopper.post('/api/cart/add', { product_id: muesli.id, quantity: 2 })
  const tab = through(shopper)
  const placed = await all(times(12), () =>
    tab.post('/api/orders/add', { payment_method: 'cash_on_delivery' }),
  )
  expect(new Set(placed.map((answer) => `${answer.statusCode} ${answer.json().id}`)).size).toBe(1)
  expect(placed[0]?.statusCode).toBe(201)
  expect(await stockOf(shop, muesli.id)).toBe(8)
  await runJobs(shop)
  expect(shop.mails.filter(({ subject }) => subject.includes('is confirmed'))).toHaveLength(1)
  await expectLedgerRight(shop.db)
  await close()
})

test('a shopper with many tabs never has more open cash orders than allowed', async () => {
  const { shop, shopper, muesli } = await shopWithCash({ maxOpenOrders: 2 })
  const { through, close } = await atTwoProcesses(shop)
  const tab = through(shopper)
  const answers = await all(times(12), () => orderInCash(tab, muesli.id))
  const orders = new Set(answers.flatMap((answer) => (answer.statusCode === 201 ? [answer.json().id] : [])))
  expect(orders.size).toBeGreaterThan(0)
  expect(orders.size).toBeLessThanOrEqual(2)
  expect(await openCashOrders(shop, shopper.user.id)).toHaveLength(orders.size)
  for (const answer of answers) expect([201, 400, 409], answer.body).toContain(answer.statusCode)
  await expectLedgerRight(shop.db)
  await close()
})

test('fifty shoppers who order in cash twice at once have one order each', async () => {
  const { shop, admin } = await shopWithCash({ maxOpenOrders: 1 })
  const { id } = await addProduct(shop.db, { name: 'Ragi Malt', stock: 1000 })
  await setCash(admin, { maxOpenOrders: 1 })
  const { through, close } = await atTwoProcesses(shop)
  const shoppers = await all(times(50), () => signInShopper(shop))
  await all(shoppers, async (shopper) => {
    const tab = through(shopper)
    const answers = await Promise.all([orderInCash(tab, id), orderInCash(tab, id)])
    expect(answers.some(({ statusCode }) => statusCode === 201)).toBe(true)
  })
  for (const { user } of shoppers) expect(await openCashOrders(shop, user.id)).toHaveLength(1)
  await expectLedgerRight(shop.db)
  await close()
})

test('the last units go to buyers in cash or online, and to no one twice', async () => {
  const { shop, admin } = await shopWithCash()
  const { through, close } = await atTwoProcesses(shop)
  const buyers = await all(times(30), () => signInShopper(shop))
  for (let round = 0; round < 3; round++) {
    const { id } = await addProduct(shop.db, { name: `Lot ${round}`, stock: 20 })
    await all(buyers, (buyer) => buyer.delete('/api/cart/clear'))
    await all(buyers, (buyer) => buyer.post('/api/cart/add', { product_id: id, quantity: 2 }))
    const answers = await all(buyers, (buyer, index) =>
      through(buyer).post('/api/orders/add', index % 2 ? { payment_method: 'cash_on_delivery' } : {}),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(10)
    expect(await stockOf(shop, id)).toBe(0)
    await expectLedgerRight(shop.db)
    // The next round must start without the open orders of this one.
    const placed = answers.flatMap((answer) => (answer.statusCode === 201 ? [answer.json().id] : []))
    await all(placed, (order) => admin.put(`/api/orders/release/${order}`))
  }
  await close()
})

test('an order that is paid, refused and cancelled at the door at once ends in one way', async () => {
  const { shop, admin } = await shopWithCash()
  const malt = await addProduct(shop.db, { name: 'Ragi Malt', stock: 20 })
  let sold = 0
  for (let round = 0; round < 12; round++) {
    const { id } = await placeCashOrder(await signInShopper(shop), malt.id)
    await dispatchOrders(admin, { form_key: `a-form-of-round-${round}`, parcels: [{ order_id: id }] })
    const deliver = async () => (await admin.put(`/api/orders/deliver/${id}`)).statusCode
    const refuse = async () => (await admin.put(`/api/orders/${id}/refused`, { goods: 'restock' })).statusCode
    // Succeeds without a change if the order was refused just before.
    const release = async () => (await admin.put(`/api/orders/release/${id}`)).statusCode
    const [released, delivered, refused] = await (round % 2
      ? Promise.all([release(), deliver(), refuse()])
      : Promise.all([refuse(), deliver(), release()]).then(([one, two, three]) => [three, two, one]))
    const { payments, documents, states } = await booksOf(shop, id)
    const isPaid = states === 'paid delivered'
    expect([delivered, refused]).toEqual(isPaid ? [200, 409] : [409, 200])
    expect(isPaid ? [409] : [200, 409]).toContain(released)
    expect(states).toBe(isPaid ? 'paid delivered' : 'due_on_delivery cancelled')
    expect(payments).toHaveLength(isPaid ? 1 : 0)
    expect(documents).toEqual(isPaid ? ['bill 32000'] : ['bill 32000', 'credit_note 32000'])
    if (isPaid) sold++
    expect(await stockOf(shop, malt.id)).toBe(20 - sold)
  }
  await expectConsistentDocuments(shop.db)
  await expectLedgerRight(shop.db)
})

test('an order that its customer cancels while it is packed, delivered and released ends in one way', async () => {
  const { shop, muesli, admin } = await shopWithCash()
  for (let round = 0; round < 8; round++) {
    const shopper = await signInShopper(shop)
    const { id } = await placeCashOrder(shopper, muesli.id)
    await Promise.all([
      shopper.delete(`/api/orders/${id}`),
      takeStep(admin, 'packed', id),
      takeStep(admin, 'delivered', id),
      admin.put(`/api/orders/release/${id}`),
    ])
    const { payments, documents, states } = await booksOf(shop, id)
    const isPaid = states === 'paid delivered'
    expect(states).toBe(isPaid ? 'paid delivered' : 'due_on_delivery cancelled')
    expect([payments.length, documents.length]).toEqual(isPaid ? [1, 1] : [0, 0])
    await expectLedgerRight(shop.db)
  }
  await expectConsistentDocuments(shop.db)
})

test('a late online payment and a cash order of the same goods at once are never both shipped', async () => {
  const shop = await createShopWithPayments({ webhooks: false })
  const { id } = await addProduct(shop.db, { stock: 100 })
  await setCash(await signInAs(shop, 'admin'))
  const other = { ...shop, app: await createShop(shop) }
  for (let round = 0; round < 10; round++) {
    const shopper = await signInShopper(shop)
    await shopper.post('/api/cart/add', { product_id: id, quantity: 1 })
    const online = (await shopper.post('/api/orders/add', {})).json()
    const window = await startPaying(shopper, online.id)
    if (round % 2) await shopper.delete(`/api/orders/${online.id}`)
    const payLate = async () => {
      shop.bank.pay(window.id)
      shop.clock.pass({ minutes: 2 })
      await pollPayments(other)
    }
    const [, cash] = await Promise.all([
      payLate(),
      shopper.post('/api/orders/add', { payment_method: 'cash_on_delivery' }),
    ])
    await shopper.get(`/api/payment/state/${online.id}`)
    shop.clock.pass({ minutes: 10 })
    await runJobs(shop)
    const { status, paid_at } = await orderRow(shop, online.id)
    const isShippedInCash = cash.statusCode === 201
    expect([status, isShippedInCash]).toEqual(isShippedInCash ? ['cancelled', true] : ['paid', false])
    expect(paid_at === null).toBe(isShippedInCash)
    const [payment] = [...shop.bank.store.payments.values()].slice(-1)
    expect(payment?.entity.amount_refunded).toBe(isShippedInCash ? 32_000 : 0)
  }
  await expectLedgerRight(shop.db)
  await other.app.close()
})
