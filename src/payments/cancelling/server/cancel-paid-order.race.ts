import { expect, test } from 'vitest'
import { allowCancellingPaid } from '#test/shop/cancel-paid.ts'
import { expectLedgerRight } from '#test/shop/money-and-stock.ts'
import {
  fetchRefundOverview,
  refundedByProvider,
  runRefundJob,
  shopWithRefundableOrder,
} from '#test/shop/refunds.ts'
import { takeStep } from '#test/shop/shipment-steps.ts'

/*
 * On a Postgres server: packing, a refund and another tab all lock the order that its customer cancels. `forNoKeyUpdate`
 * in `lockOrder` was removed once to see these tests fail.
 */

async function openedShop() {
  const opened = await shopWithRefundableOrder()
  await allowCancellingPaid(opened.admin)
  const { shopper, order } = opened
  return { ...opened, cancel: () => shopper.delete(`/api/orders/${order.id}`) }
}

const sum = (amounts: number[]) => amounts.reduce((total, each) => total + each, 0)

test('an order that is cancelled and packed at the same moment is either cancelled or packed', async () => {
  for (let round = 0; round < 8; round++) {
    const { shop, shopper, admin, order, cancel } = await openedShop()
    const [cancelled, [packed]] = await Promise.all([cancel(), takeStep(admin, 'packed', order.id)])
    const isCancelled = cancelled.statusCode === 200
    expect([isCancelled, packed.code === null]).toEqual([isCancelled, !isCancelled])
    const { parcel } = (await shopper.get(`/api/orders/${order.id}`)).json()
    expect(parcel).toBe(isCancelled ? 'cancelled' : 'packed')
    await runRefundJob(shop)
    expect(sum(refundedByProvider(shop))).toBe(isCancelled ? order.total_price * 100 : 0)
    await expectLedgerRight(shop.db)
  }
})

test('cancelled by its customer and refunded by the merchant at the same moment, it is refunded once', async () => {
  for (let round = 0; round < 8; round++) {
    const opened = await openedShop()
    const { shop, admin, order, cancel } = opened
    const { left } = await fetchRefundOverview(opened)
    const refund = (what: 'all' | 'amount') =>
      admin.post(`/api/orders/${order.id}/refunds`, {
        form_key: `refund-in-race-${round}`,
        what,
        ...(what === 'amount' && { amount: 100 }),
        left,
        reason: 'other',
      })
    const [cancelled] = await Promise.all([cancel(), refund(round % 2 ? 'all' : 'amount')])
    expect(cancelled.statusCode).toBe(200)
    await runRefundJob(shop)
    expect(sum(refundedByProvider(shop))).toBe(order.total_price * 100)
    if (round % 2 === 0) await expectLedgerRight(shop.db)
  }
})

test('two tabs that cancel at the same moment refund once', async () => {
  for (let round = 0; round < 8; round++) {
    const { shop, order, cancel } = await openedShop()
    const answers = await Promise.all([cancel(), cancel(), cancel()])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    await runRefundJob(shop)
    expect(refundedByProvider(shop)).toEqual([order.total_price * 100])
    await expectLedgerRight(shop.db)
  }
})
