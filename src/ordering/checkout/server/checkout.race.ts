import { signWebhook } from '@pasumai/razorpay-emulator'
import { testKeys } from '@pasumai/razorpay-emulator/testing/in-memory'
import { expect, test } from 'vitest'
import { countOrders, rollUpOrderCounters } from '#ordering/orders/server/lists/order-counters.queries.ts'
import { processRefunds } from '#payments/refunds/server/processing/process-refunds.ts'
import { createShop } from '#shop.ts'
import { inFives } from '#test/shop/in-fives.ts'
import { expectMoneyAndStockRight } from '#test/shop/money-and-stock.ts'
import {
  createShopWithPayments,
  deliverWebhooks,
  orderRow,
  payFor,
  placeOrderOf,
  runJobs,
  type ShopWithPayments,
  signedProof,
  signInShopper,
  startPaying,
  stockOf,
} from '#test/shop/payment.ts'
import { sendMails } from '#test/shop/send-mails.ts'
import { addProduct } from '#test/shop/shop.ts'

/*
 * Real races on a Postgres server with many connections. Each guard was removed once to see these tests fail: the
 * stock comparison in move-stock.ts, `forNoKeyUpdate` in `lockUser` and in `lockOrder`, the claim in
 * start-payment.queries.ts, `forUpdate` in `claimMail`.
 */

const all = <Item, Result>(items: Item[], work: (item: Item, index: number) => Promise<Result>) =>
  Promise.all(items.map(work))
const times = (count: number) => Array.from({ length: count }, (_, index) => index)

/** Delivers all webhooks that are still pending. */
async function deliverAllWebhooks(shop: ShopWithPayments) {
  for (let turn = 0; turn < 8; turn++) {
    await shop.bank.idle()
    await runJobs(shop)
    shop.clock.pass({ minutes: 30 })
  }
}

// Invariant 1.
// Requirement D-42
test('fifty buyers for ten units make ten orders, round after round', async () => {
  const shop = await createShopWithPayments({ webhooks: false })
  const buyers = await all(times(50), () => signInShopper(shop))
  for (let round = 0; round < 5; round++) {
    const { id } = await addProduct(shop.db, { name: `Lot ${round}`, stock: 100 })
    await all(buyers, (buyer) => buyer.delete('/api/cart/clear'))
    await all(buyers, (buyer) => buyer.post('/api/cart/add', { product_id: id, quantity: 2 }))
    await shop.db.updateTable('packs').set({ stock: 20 }).where('product_id', '=', id).execute()
    const answers = await all(buyers, (buyer) => buyer.post('/api/orders/add', {}))
    const placed = answers.filter((answer) => answer.statusCode === 201)
    expect(placed).toHaveLength(10)
    expect(answers.filter((answer) => answer.statusCode === 409)).toHaveLength(40)
    expect(await stockOf(shop, id)).toBe(0)
    await shop.db.deleteFrom('cart_items').execute()
    // The next round must start without the unpaid orders of this one.
    await shop.db
      .updateTable('orders')
      .set({ parcel_state: 'cancelled', cancelled_at: shop.clock.now() })
      .execute()
  }
})

// Invariant 2.
test('tabs, double clicks and retries at two processes make one order and one order of the provider', async () => {
  const shop = await createShopWithPayments({ webhooks: false })
  const other = await createShop(shop)
  const { id } = await addProduct(shop.db, { stock: 10 })
  const shopper = await signInShopper(shop)
  await shopper.post('/api/cart/add', { product_id: id, quantity: 2 })
  const ask = (url: string, payload: object, index: number) =>
    (index % 2 ? other : shop.app).inject({ method: 'POST', url, payload, cookies: shopper.cookies })

  const placed = await all(times(12), (index) => ask('/api/orders/add', {}, index))
  const orders = new Set(placed.map((answer) => answer.json().id))
  expect([...orders]).toHaveLength(1)
  const [order_id] = orders
  const started = await all(times(12), (index) => ask('/api/payment/initiate', { order_id }, index))
  expect(new Set(started.map((answer) => answer.json().id)).size).toBe(1)
  expect([...shop.bank.store.orders.keys()]).toHaveLength(1)
  expect(await stockOf(shop, id)).toBe(8)
  await other.close()
})

// Invariants 3, 5 and 10.
// Requirement D-38
test('browser, webhooks, status page and job that report the same payment at once pay the order once', async () => {
  const shop = await createShopWithPayments()
  const { id } = await addProduct(shop.db, { stock: 1000 })
  const shoppers = await all(times(20), () => signInShopper(shop))
  const buy = async (shopper: (typeof shoppers)[number]) => {
    const order = await placeOrderOf(shopper, id, 2)
    const window = await startPaying(shopper, order.id)
    const payment = shop.bank.pay(window.id)
    const proof = signedProof(order.id, window.id, payment.id)
    const answers = await Promise.all([
      shopper.post('/api/payment/verify', proof),
      shopper.post('/api/payment/verify', proof),
      shopper.get(`/api/payment/state/${order.id}`),
    ])
    expect(answers.map((answer) => answer.json().state)).toEqual(['received', 'received', 'received'])
    await runJobs(shop)
    expect(await orderRow(shop, order.id)).toMatchObject({ status: 'paid' })
  }
  await inFives(shoppers, buy)
  await deliverAllWebhooks(shop)
  // Each sale sends a mail to its customer and one to the merchant.
  expect(shop.mails).toHaveLength(20 * 2)
  await expectMoneyAndStockRight(shop, { [id]: 1000 })
})

// Fails about every second time if `lockOrdersToPoll` in receive-webhook.queries.ts has no order.
test('two processes that hear events of the same orders, each in its own order, do not block each other', async () => {
  const shop = await createShopWithPayments({ webhooks: false })
  const other = await createShop(shop)
  const { id } = await addProduct(shop.db, { stock: 1000 })
  const opened = await inFives(times(20), async () => {
    const shopper = await signInShopper(shop)
    return startPaying(shopper, (await placeOrderOf(shopper, id)).id)
  })
  for (const window of opened) shop.bank.pay(window.id)
  const events = [...shop.bank.store.deliveries.values()]
  const hear = async (app: typeof other, heard: typeof events) =>
    all(heard, async ({ id: event, body }) => {
      const headers = {
        'content-type': 'application/json',
        'x-razorpay-signature': signWebhook(body, testKeys.webhookSecret),
        'x-razorpay-event-id': event,
      }
      const answer = await app.inject({ method: 'POST', url: '/api/payment/webhook', payload: body, headers })
      expect(answer.statusCode).toBe(200)
    })
  await Promise.all([hear(shop.app, events), hear(other, events.toReversed())])
  await deliverWebhooks(shop)
  expect(await countOrders(shop.db)).toMatchObject({ pending: 0, paid: 20 })
  const kept = await shop.db.selectFrom('webhook_events').select('event_id').execute()
  expect(kept).toHaveLength(60)
  await other.close()
  await expectMoneyAndStockRight(shop, { [id]: 1000 })
})

// Invariant 8.
test('a cancel that races a capture ends as paid, or as cancelled and returned', async () => {
  const shop = await createShopWithPayments()
  const { id } = await addProduct(shop.db, { stock: 60 })
  const shoppers = await all(times(30), () => signInShopper(shop))
  const others = await all(times(10), () => signInShopper(shop))
  const opened = await inFives(shoppers, async (shopper) => {
    const order = await placeOrderOf(shopper, id, 2)
    return { shopper, order, window: await startPaying(shopper, order.id) }
  })
  await Promise.all([
    ...opened.map(async ({ shopper, order, window }, index) => {
      const cancel = async () =>
        expect([200, 409]).toContain((await shopper.delete(`/api/orders/${order.id}`)).statusCode)
      const pay = async () => void shop.bank.pay(window.id)
      await Promise.all(index % 2 ? [pay(), cancel(), cancel()] : [cancel(), cancel(), pay()])
    }),
    // They wait for released stock, so not everyone who pays late can be served.
    ...others.map((other) => placeOrderOf(other, id, 5)),
  ])
  await deliverAllWebhooks(shop)
  await expectMoneyAndStockRight(shop, { [id]: 60 })
})

test('shoppers who exchange crossing carts do not wait for each other for ever', async () => {
  const shop = await createShopWithPayments({ webhooks: false })
  const products = await all(times(4), (index) => addProduct(shop.db, { name: `Podi ${index}`, stock: 1000 }))
  const shoppers = await all(times(16), () => signInShopper(shop))
  for (let round = 0; round < 6; round++)
    await all(shoppers, async (shopper, index) => {
      await shopper.delete('/api/cart/clear')
      const [first, second] = [products[(index + round) % 4], products[(index * 3 + round) % 4]]
      await shopper.post('/api/cart/add', { product_id: first?.id, quantity: 1 })
      await shopper.post('/api/cart/add', { product_id: second?.id, quantity: 2 })
      const placed = await shopper.post('/api/orders/add', {})
      expect(placed.json()).toMatchObject({ status: 'pending' })
    })
  await expectMoneyAndStockRight(shop, Object.fromEntries(products.map(({ id }) => [id, 1000])))
})

test('an order is paid and placed again at once without being bought twice', async () => {
  const shop = await createShopWithPayments()
  const { id } = await addProduct(shop.db, { stock: 1000 })
  await inFives(times(20), async () => {
    const shopper = await signInShopper(shop)
    const order = await placeOrderOf(shopper, id, 2)
    const [, again] = await Promise.all([
      payFor(shop, shopper, order.id),
      shopper.post('/api/orders/add', {}),
    ])
    // The same order, or nothing left to order.
    expect([201, 400]).toContain(again.statusCode)
    if (again.statusCode === 201) expect(again.json().id).toBe(order.id)
  })
  await deliverAllWebhooks(shop)
  await expectMoneyAndStockRight(shop, { [id]: 1000 })
})

test('many senders and carriers at once send each mail and ask for each refund once', async () => {
  const shop = await createShopWithPayments({ webhooks: false })
  const { id } = await addProduct(shop.db, { stock: 40 })
  const late = await inFives(times(10), async () => {
    const shopper = await signInShopper(shop)
    const order = await placeOrderOf(shopper, id, 2)
    const window = await startPaying(shopper, order.id)
    await shopper.delete(`/api/orders/${order.id}`)
    return { shopper, order, window }
  })
  await inFives(times(20), async () => {
    const shopper = await signInShopper(shop)
    const order = await placeOrderOf(shopper, id, 2)
    await payFor(shop, shopper, order.id)
  })
  await all(late, async ({ shopper, order, window }) => {
    shop.bank.pay(window.id)
    await shopper.get(`/api/payment/state/${order.id}`)
  })
  const sent = await all(times(8), () => sendMails(shop))
  // Each sale sends two mails, each late payment one to the merchant.
  const told = 20 * 2 + late.length
  expect(sent.reduce((sum, count) => sum + count, 0)).toBe(told)
  expect(new Set(shop.mails.map((mail) => mail.id)).size).toBe(told)
  const carried = await all(times(8), () => processRefunds(shop))
  expect(carried.reduce((sum, count) => sum + count, 0)).toBe(10)
  expect([...shop.bank.store.refunds.keys()]).toHaveLength(10)
  await expectMoneyAndStockRight(shop, { [id]: 40 })
})

test('counts are right at every moment while orders change and several processes add them up', async () => {
  const shop = await createShopWithPayments({ webhooks: false })
  const { id } = await addProduct(shop.db, { stock: 1000 })
  let done = false
  const folding = all(times(3), async () => {
    while (!done) await rollUpOrderCounters(shop.db)
  })
  await inFives(times(20), async () => {
    const shopper = await signInShopper(shop)
    const order = await placeOrderOf(shopper, id)
    await payFor(shop, shopper, order.id)
    const { pending, paid } = await countOrders(shop.db)
    expect(pending + paid).toBeGreaterThan(0)
    expect(pending + paid).toBeLessThanOrEqual(20)
  })
  done = true
  await folding
  expect(await countOrders(shop.db)).toEqual({ pending: 0, paid: 20, delivered: 0, cancelled: 0 })
})
