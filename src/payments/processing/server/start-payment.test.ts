import { expect, test } from 'vitest'
import {
  type createShopWithPayments,
  orderRow,
  payFor,
  placeOrderOf,
  shopWithOrder,
} from '#test/shop/payment.ts'
import { addProduct, signInAs } from '#test/shop/shop.ts'

async function readyToPay(options?: Parameters<typeof shopWithOrder>[0]) {
  const placed = await shopWithOrder(options)
  const start = () => placed.shopper.post('/api/payment/initiate', { order_id: placed.order.id })
  return { ...placed, start }
}
const providerOrders = ({ bank }: Awaited<ReturnType<typeof createShopWithPayments>>) => [
  ...bank.store.orders.keys(),
]

// Fails if requests without the claim of start-payment.queries.ts create provider orders.
test('several calls at once make one order of the provider', async () => {
  const { shop, start } = await readyToPay()
  const answers = await Promise.all([1, 2, 3, 4].map(start))
  expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200, 200, 200])
  expect(new Set(answers.map((answer) => answer.json().id))).toEqual(new Set(providerOrders(shop)))
  expect(providerOrders(shop)).toHaveLength(1)
})

test('an answer of the provider that was lost is found again, not asked for again', async () => {
  const { shop, start } = await readyToPay()
  shop.bank.faults.add({ on: 'call', call: 'POST /v1/orders', effect: 'fail', when: 'after' })
  expect((await start()).json().id).toBe(providerOrders(shop)[0])
  expect(providerOrders(shop)).toHaveLength(1)
})

test('a process that died after asking left an order that the next one finds', async () => {
  let die = true
  const { shop, order, start } = await readyToPay({
    hooks: {
      at: async (point) => {
        if (point === 'start-payment:made' && die) throw new Error('killed')
      },
    },
  })
  expect((await start()).statusCode).toBe(500)
  die = false
  // A killed process would not even have released its claim.
  await shop.db
    .updateTable('orders')
    .set({ provider_claimed_until: new Date(shop.clock.now().getTime() + 30_000) })
    .execute()
  shop.clock.pass({ seconds: 31 })
  expect((await start()).json().id).toBe(providerOrders(shop)[0])
  expect(providerOrders(shop)).toHaveLength(1)
  expect(await orderRow(shop, order.id)).toMatchObject({ provider_order_id: providerOrders(shop)[0] })
})

test('a provider that does not answer charges nothing, and another try works', async () => {
  const { shop, start } = await readyToPay()
  shop.bank.faults.add({ on: 'call', effect: 'fail', times: 20 })
  const refused = await start()
  expect(refused.statusCode).toBe(503)
  expect(refused.json()).toMatchObject({
    code: 'PAYMENT_UNAVAILABLE',
    error: 'The payment service isn’t responding right now. You haven’t been charged. Try again in a moment.',
  })
  shop.bank.faults.clear()
  expect((await start()).statusCode).toBe(200)
})

test('an order that is paid or cancelled is not paid for again', async () => {
  const { shop, shopper, order, start } = await readyToPay()
  await payFor(shop, shopper, order.id)
  expect((await start()).json()).toMatchObject({ code: 'ALREADY_PAID' })
  const muesli = await addProduct(shop.db)
  const other = await placeOrderOf(shopper, muesli.id)
  await shopper.delete(`/api/orders/${other.id}`)
  const refused = await shopper.post('/api/payment/initiate', { order_id: other.id })
  expect(refused.statusCode).toBe(409)
  expect(refused.json().code).toBe('ORDER_CANCELLED')
})

// Requirement D-98
test('an order delivered without payment has nothing to pay', async () => {
  const { shop, shopper, order, start } = await readyToPay()
  const admin = await signInAs(shop, 'admin')
  await admin.put(`/api/orders/deliver/${order.id}`)
  const refused = await start()
  expect(refused.statusCode).toBe(409)
  expect(refused.json()).toMatchObject({
    code: 'HANDED_OVER',
    error: 'This order was delivered without online payment. There’s nothing to pay here.',
  })
  expect((await shopper.get(`/api/payment/state/${order.id}`)).json()).toMatchObject({
    state: 'handed_over',
    message: expect.stringContaining('was delivered without online payment'),
  })
})

test.each([
  ['as long as its stock is held', 10, 300],
  ['at least a minute, which a shopper needs', 14.5, 60],
])('the payment window stays open %s', async (_what, minutes, timeout) => {
  const { shop, start } = await readyToPay()
  shop.clock.pass({ minutes })
  expect((await start()).json()).toMatchObject({ timeout })
})
