import { expect, test } from 'vitest'
import { shopWithBundle } from '#test/shop/bundles.ts'
import { addCoupon } from '#test/shop/coupons.ts'
import { payFor, placeOrderOf, signInShopper } from '#test/shop/payment.ts'
import { runRefundJob, sendRefund } from '#test/shop/refunds.ts'
import { expectReportsEqualOrders } from '#test/shop/reports.ts'
import type { SalesReport } from '../contract.ts'

// Requirement D-533: The sales report by coupon has a row for each set of coupons that orders used, and one for the orders without
//   a coupon, so that its rows add up to the orders (decision X60).
test('sales by coupon add up to the orders, also with two coupons on one order and after a refund', async () => {
  const { shop, shopper, admin, ragi } = await shopWithBundle({ webhooks: false })
  await addCoupon(shop.db)
  await addCoupon(shop.db, { name: 'Five off', code: null, percent: 5, combinable: true })
  await shopper.post('/api/cart/add', { product_id: ragi.id, quantity: 1 })
  expect((await shopper.post('/api/cart/coupon', { code: 'TEN' })).statusCode).toBe(200)
  const order = (await shopper.post('/api/orders/add', {})).json()
  await payFor(shop, shopper, order.id)
  const other = await signInShopper(shop)
  await shop.db
    .updateTable('coupons')
    .set({ archived_at: shop.clock.now() })
    .where('code', 'is', null)
    .execute()
  const plain = await placeOrderOf(other, ragi.id)
  await payFor(shop, other, plain.id)
  await expectReportsEqualOrders(shop)
  const { rows, total } = (
    await admin.get('/api/reports/sales?from=2026-06-01&to=2026-06-30&by=coupon')
  ).json<SalesReport>()
  expect(rows.map(({ label, orders }) => [label, orders])).toEqual([
    ['No coupon', 1],
    ['TEN + Five off', 1],
  ])
  expect(total).toMatchObject({ orders: 2, sold: order.total_price + plain.total_price })
  await sendRefund(admin, order.id, { what: 'all' })
  await runRefundJob(shop)
  await expectReportsEqualOrders(shop)
})
