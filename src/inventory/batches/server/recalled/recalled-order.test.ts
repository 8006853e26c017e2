import { expect, test } from 'vitest'
import { createShopWithBatches, recall, receiveGoods } from '#test/shop/batches.ts'
import { expectLedgerRight } from '#test/shop/money-and-stock.ts'
import {
  placeOrderOf,
  type Shopper,
  type ShopWithPayments,
  signedProof,
  signInShopper,
  startPaying,
  stockOf,
} from '#test/shop/payment.ts'

const initiate = (shopper: Shopper, orderId: number, path = '/api') =>
  shopper.post(`${path}/payment/initiate`, { order_id: orderId })

const providerOrders = ({ bank }: ShopWithPayments) => [...bank.store.orders.keys()]

// Requirement D-162: An unpaid order with recalled items gets replacements when its payment starts, or the payment is
//   refused with the reason; ordering again shows what is left.
test('an order with recalled items can’t be paid, and says why in both languages', async () => {
  const { shop, admin, id, batch } = await createShopWithBatches(2, 0)
  const shopper = await signInShopper(shop)
  const order = await placeOrderOf(shopper, id, 2)
  await recall(admin, batch)
  const refused = await initiate(shopper, order.id)
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'RECALLED'])
  expect(refused.json().error).toBe(
    'We’ve recalled a batch of Millet Muesli and have no other stock. Place a new order without the recalled items.',
  )
  expect((await initiate(shopper, order.id, '/ta/api')).json().error).toBe(
    'உங்கள் ஆர்டரில் உள்ள Millet Muesli நாங்கள் திரும்பப் பெற்ற பேட்ச்சைச் சேர்ந்தது, வேறு ஸ்டாக் இல்லை. அது இல்லாமல் புதிதாக ஆர்டர் செய்யுங்கள்.',
  )
  expect(providerOrders(shop)).toEqual([])
})

// Requirement D-162
test('ordering recalled items again shows what is left, and without them the order can be paid', async () => {
  const { shop, admin, id, pack_id, batch } = await createShopWithBatches(2, 0)
  const shopper = await signInShopper(shop)
  const order = await placeOrderOf(shopper, id, 2)
  await recall(admin, batch)
  await receiveGoods(admin, pack_id, 1)
  const again = await shopper.post('/api/orders/add', {})
  expect([again.statusCode, again.json().code, again.json().left]).toEqual([409, 'NOT_ENOUGH_STOCK', 1])
  const [line] = again.json().cart.cartItems
  await shopper.post('/api/cart/subtract', { product_id: line.product_id })
  const fewer = (await shopper.post('/api/orders/add', {})).json()
  expect(fewer.id).not.toBe(order.id)
  expect((await initiate(shopper, fewer.id)).statusCode).toBe(200)
  await expectLedgerRight(shop.db)
})

// Requirement D-162
test('an order gets replacement stock when its payment starts, if there is some by then', async () => {
  const { shop, admin, id, pack_id, batch } = await createShopWithBatches(2, 0)
  const [shopper, other] = [await signInShopper(shop), await signInShopper(shop)]
  const order = await placeOrderOf(shopper, id, 2)
  await receiveGoods(admin, pack_id, 2)
  const { id: held } = await placeOrderOf(other, id, 2)
  await recall(admin, batch)
  await other.delete(`/api/orders/${held}`)
  expect((await initiate(shopper, order.id)).statusCode).toBe(200)
  expect(await stockOf(shop, id)).toBe(0)
  await expectLedgerRight(shop.db)
})

// Requirement D-162
test('a payment whose window opened before a recall is accepted, and the order waits', async () => {
  const { shop, admin, id, batch } = await createShopWithBatches(2, 0)
  const shopper = await signInShopper(shop)
  const order = await placeOrderOf(shopper, id, 2)
  const window = await startPaying(shopper, order.id)
  await recall(admin, batch)
  expect((await initiate(shopper, order.id)).json().code).toBe('RECALLED')
  const payment = shop.bank.pay(window.id)
  const verified = await shopper.post('/api/payment/verify', signedProof(order.id, window.id, payment.id))
  expect(verified.json()).toMatchObject({ state: 'received', order: { status: 'paid' } })
  const packed = await admin.post('/api/orders/packed', { order_ids: [order.id] })
  expect(packed.json().orders[0].code).toBe('RECALLED')
})

// Guarded by claimOrderToPay and recordProviderOrder, which both check whether the order must wait for a recall.
// Requirement D-162
test.each(['start-payment:claimed', 'start-payment:made'])(
  'a recall at %s opens no payment window',
  async (moment) => {
    let at: () => Promise<unknown> = async () => {}
    const hooks = { at: async (point: string) => void (point === moment && (await at())) }
    const { shop, admin, id, batch } = await createShopWithBatches(2, 0, { hooks })
    const shopper = await signInShopper(shop)
    const order = await placeOrderOf(shopper, id, 2)
    at = () => recall(admin, batch)
    expect((await initiate(shopper, order.id)).json().code).toBe('RECALLED')
  },
)
