import { expect, test } from 'vitest'
import { inFives } from '#test/shop/in-fives.ts'
import {
  createShopWithPayments,
  orderRow,
  payFor,
  placeOrderOf,
  type Shopper,
  signInShopper,
  startPaying,
} from '#test/shop/payment.ts'
import { addProduct } from '#test/shop/shop.ts'

const times = (count: number) => Array.from({ length: count }, (_, index) => index)

const move = async (shopper: Shopper, line: string) => {
  const { address } = (await shopper.get(`/api/address/${shopper.user.id}`)).json()
  return shopper.put('/api/address/upsert', { ...address, address_line1: line })
}

/* Guarded by `lockUser`, and by reading the address in a statement after the lock. */
test('an order that is placed, paid for and readdressed at once ends with the address that is saved', async () => {
  const shop = await createShopWithPayments({ webhooks: false })
  const { id } = await addProduct(shop.db, { stock: 1000 })
  await Promise.all(
    times(20).map(async (n) => {
      const shopper = await signInShopper(shop)
      const order = await placeOrderOf(shopper, id)
      for (const round of times(3)) {
        const line = `House ${n}, door ${round}`
        const again = () => shopper.post('/api/orders/add', {})
        await Promise.all([move(shopper, line), again(), startPaying(shopper, order.id), again()])
        expect((await orderRow(shop, order.id)).address?.address_line1).toBe(line)
      }
    }),
  )
})

// Requirement D-62
test('an address changed while the payment arrives is on both the order and its email, or on neither', async () => {
  const shop = await createShopWithPayments({ webhooks: false })
  const { id } = await addProduct(shop.db, { stock: 1000 })
  await inFives(times(20), async (n) => {
    const shopper = await signInShopper(shop)
    const order = await placeOrderOf(shopper, id)
    await Promise.all([payFor(shop, shopper, order.id), move(shopper, `House ${n}`)])
    const { address, status } = await orderRow(shop, order.id)
    expect(status).toBe('paid')
    const mail = await shop.db
      .selectFrom('outbox')
      .select('body_text')
      .where('kind', '=', 'order-confirmation')
      .where('subject_key', '=', String(order.id))
      .executeTakeFirstOrThrow()
    expect(mail.body_text).toContain(address?.address_line1)
  })
})

// Requirement D-240
test('two tabs that pay for two addresses while one is edited leave one order to one of them, as saved', async () => {
  const shop = await createShopWithPayments({ webhooks: false })
  const { id } = await addProduct(shop.db, { stock: 1000 })
  await Promise.all(
    times(20).map(async (n) => {
      const shopper = await signInShopper(shop)
      const home = (await shopper.get(`/api/address/${shopper.user.id}`)).json().address
      const added = await shopper.post('/api/addresses', { ...home, address_line1: `Work ${n}` })
      const work = added.json()
      const order = await placeOrderOf(shopper, id)
      const pay = (address_id: number) =>
        shopper.post('/api/payment/initiate', { order_id: order.id, address_id })
      const edit = (line: string) =>
        shopper.put(`/api/addresses/${work.id}`, { ...work, address_line1: line })
      await Promise.all([pay(home.id), edit(`Moved ${n}`), pay(work.id), shopper.post('/api/orders/add', {})])
      const { address, address_id } = await orderRow(shop, order.id)
      const saved = [home, { ...work, address_line1: `Moved ${n}` }].find((one) => one.id === address_id)
      expect(address?.address_line1).toBe(saved?.address_line1)
    }),
  )
})

// Requirement D-239
test('many simultaneous additions, deletions and selections leave one default address, and at most ten', async () => {
  const shop = await createShopWithPayments({ webhooks: false })
  const shopper = await signInShopper(shop)
  const { address } = (await shopper.get(`/api/address/${shopper.user.id}`)).json()
  const list = async () => (await shopper.get('/api/addresses')).json()
  const add = (line: string) => shopper.post('/api/addresses', { ...address, address_line1: line })
  await Promise.all(times(15).map((n) => add(`House ${n}`)))
  expect(await list()).toHaveLength(10)
  for (const _ of times(3)) {
    const [first, second, third] = await list()
    await Promise.all([
      shopper.delete(`/api/addresses/${first.id}`),
      shopper.put(`/api/addresses/${second.id}/default`, {}),
      shopper.put(`/api/addresses/${third.id}/default`, {}),
    ])
    const kept: { is_default: boolean }[] = await list()
    expect(kept.filter(({ is_default }) => is_default)).toHaveLength(1)
  }
})
