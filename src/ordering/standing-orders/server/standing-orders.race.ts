import { expect, test } from 'vitest'
import { signedProof, startPaying } from '#test/shop/payment.ts'
import { shopWithRefundableOrder } from '#test/shop/refunds.ts'
import { remindOfDeliveries } from './remind-of-deliveries.ts'

// Requirement D-435
test('several processes remind of a delivery once, and payments in two tabs count it once', async () => {
  const { shop, shopper, order } = await shopWithRefundableOrder()
  const start = () => shopper.post('/api/standing-orders', { order_id: order.id, weeks: 2 })
  const [created] = await Promise.all([start(), start(), start()])
  const { id, next_on } = created.json()
  shop.clock.pass({ days: 14 })
  await Promise.all(Array.from({ length: 4 }, () => remindOfDeliveries(shop)))
  const written = shop.db.selectFrom('outbox').select('id').where('kind', '=', 'standing-order-due')
  expect(await written.execute()).toHaveLength(1)

  const fill = () => shopper.post(`/api/standing-orders/${id}/cart`, { next_on })
  await Promise.all([fill(), fill(), fill()])
  const { cartItems } = (await shopper.get('/api/cart')).json()
  expect(cartItems.map(({ quantity }: { quantity: number }) => quantity).sort()).toEqual([2, 3])
  const placed = (await shopper.post('/api/orders/add', {})).json()
  const window = await startPaying(shopper, placed.id)
  const proof = signedProof(placed.id, window.id, shop.bank.pay(window.id).id)
  const verify = () => shopper.post('/api/payment/verify', proof)
  await Promise.all([verify(), verify()])
  await shop.bank.idle()
  const [after] = (await shopper.get('/api/standing-orders')).json()
  expect(after.next_on).toBe('2026-07-13')
})
