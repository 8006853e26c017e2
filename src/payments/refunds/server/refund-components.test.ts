import { expect, test } from 'vitest'
import { storedDocumentsOf } from '#test/shop/documents.ts'
import { orderRow, runJobs } from '#test/shop/payment.ts'
import {
  fetchRefundOverview,
  refundedByProvider,
  runRefundJob,
  sendRefund,
  shopWithDeliveryFee,
} from '#test/shop/refunds.ts'
import type { RefundInput } from '../contract.ts'

const units = (item_id: number, quantity: number, restock = false) => ({ item_id, quantity, restock })

// Requirement D-137: A refund covers items, the delivery charge and goodwill, each with its own tax and never more
//   than was paid for it (decision X19).
test('a delivery charge is refunded separately, with its own tax, once', async () => {
  const { shop, admin, shopper, order } = await shopWithDeliveryFee()
  expect(await fetchRefundOverview({ admin, order })).toMatchObject({
    total: 540,
    delivery: { paid: 40, left: 40 },
  })
  const wish = { what: 'lines' as const, lines: [], delivery: 40 }
  const preview = await admin.post(`/api/orders/${order.id}/refunds/preview`, wish)
  expect(preview.json()).toMatchObject({ amount: 40, delivery: 40, left: 500, cancels: false })
  expect((await sendRefund(admin, order.id, wish)).json()).toMatchObject({ amount: 40, cancelled: false })
  await runRefundJob(shop)
  const [, note] = await storedDocumentsOf(shop.db, order.id)
  expect(note?.body.lines).toMatchObject([
    { what: 'delivery', paise: 4_000, tax: { rate: 18, taxable: 3_390, cgst: 305, sgst: 305, igst: 0 } },
  ])
  expect((await shopper.get(`/api/orders/${order.id}/refunds`)).json()).toMatchObject([
    { amount: 40, lines: [], delivery: 40, goodwill: 0, stage: 'returned' },
  ])
  expect(await fetchRefundOverview({ admin, order })).toMatchObject({
    left: 500,
    delivery: { paid: 40, left: 0 },
  })
  const again = await sendRefund(admin, order.id, wish)
  expect(again.json()).toMatchObject({
    code: 'TOO_MUCH_DELIVERY',
    message: 'Only ₹0.00 of the delivery charge can still be refunded.',
  })
  expect(refundedByProvider(shop)).toEqual([4_000])
})

// Requirement D-138: A refund that cancels an order includes the delivery charge unless the merchant keeps it
//   (decision X19).
test('refunding every item of an order that hasn’t been sent cancels it, including the delivery charge', async () => {
  const { shop, admin, order, mix, honey } = await shopWithDeliveryFee()
  await sendRefund(admin, order.id, { what: 'lines', lines: [units(mix, 1, true)] })
  const rest = await sendRefund(admin, order.id, {
    what: 'lines',
    lines: [units(mix, 1, true), units(honey, 1, true)],
  })
  expect(rest.json()).toMatchObject({ amount: 390, cancelled: true })
  await runJobs(shop)
  expect(await orderRow(shop, order.id)).toMatchObject({
    status: 'cancelled',
    payment_state: 'refunded',
    refunded_paise: 54_000,
  })
})

test.each<[string, Partial<RefundInput>]>([
  ['by its lines', { what: 'lines' }],
  ['as a whole', { what: 'all', lines: [] }],
])('the merchant may keep the delivery fee of an order that is cancelled %s', async (_how, wish) => {
  const { shop, admin, shopper, order, mix, honey } = await shopWithDeliveryFee()
  const lines = wish.lines ?? [units(mix, 2), units(honey, 1)]
  const sent = await sendRefund(admin, order.id, { ...wish, lines, keep_delivery: true })
  expect(sent.json()).toMatchObject({ amount: 500, cancelled: true })
  await runJobs(shop)
  expect(await orderRow(shop, order.id)).toMatchObject({ status: 'cancelled', kept_paise: 4_000 })
  expect((await shopper.get(`/api/payment/state/${order.id}`)).json()).toMatchObject({
    state: 'returned',
    message:
      'This order was cancelled, and we’ve refunded ₹500.00 of your payment. It should reach your account within 5 to 7 business days of the refund.',
  })
  const [, note] = await storedDocumentsOf(shop.db, order.id)
  expect(note?.body.lines.map(({ what, paise }) => [what, paise]).toSorted()).toEqual([
    ['goods', 20_000],
    ['goods', 30_000],
  ])
  // The kept amount can still be refunded; after that nothing is left.
  const kept = await sendRefund(admin, order.id, { what: 'lines', lines: [], delivery: 40 })
  expect(kept.json()).toMatchObject({ amount: 40, cancelled: false })
  expect((await sendRefund(admin, order.id, { what: 'all', lines: [] })).json()).toMatchObject({
    code: 'NOTHING_LEFT',
  })
})

test('a part of the delivery fee, a line and goodwill go back together, each as what it is', async () => {
  const { shop, admin, shopper, order, mix } = await shopWithDeliveryFee()
  const sent = await sendRefund(admin, order.id, {
    what: 'lines',
    lines: [units(mix, 1)],
    amount: 160,
    delivery: 25,
  })
  expect(sent.json()).toMatchObject({ amount: 185 })
  await runRefundJob(shop)
  expect((await shopper.get(`/api/orders/${order.id}/refunds`)).json()).toMatchObject([
    { amount: 185, lines: [{ quantity: 1 }], delivery: 25, goodwill: 10 },
  ])
  expect(await fetchRefundOverview({ admin, order })).toMatchObject({ left: 355, delivery: { left: 14.59 } })
})

test('a line that is tried again and now leaves nothing to send returns the delivery fee with it', async () => {
  const { shop, admin, order, mix, honey } = await shopWithDeliveryFee()
  shop.bank.faults.add({ on: 'refund', effect: 'fail-later', seconds: 1 })
  await sendRefund(admin, order.id, { what: 'lines', lines: [units(mix, 2)] })
  await runJobs(shop)
  shop.clock.pass({ minutes: 5 })
  shop.bank.faults.clear()
  await runJobs(shop)
  const { refunds } = await fetchRefundOverview({ admin, order })
  expect(refunds).toMatchObject([{ progress: 'failed' }])
  await sendRefund(admin, order.id, { what: 'lines', lines: [units(honey, 1)] })
  const tried = await admin.post(`/api/money/refunds/${refunds[0]?.id}/retry`, {})
  expect(tried.statusCode).toBe(200)
  await runJobs(shop)
  expect(await orderRow(shop, order.id)).toMatchObject({ status: 'cancelled', refunded_paise: 54_000 })
})
