import { expect, test } from 'vitest'
import { listUnsentLines } from '#ordering/orders/server/lists/unsent-lines.queries.ts'
import { expectMoneyAndStockRight } from '#test/shop/money-and-stock.ts'
import { deliverWebhooks, orderRow, runJobs } from '#test/shop/payment.ts'
import {
  fetchRefundOverview,
  loseRefundResponses,
  refundedByProvider,
  runRefundJob,
  sendRefund,
  shopWithRefundableOrder,
} from '#test/shop/refunds.ts'
import { dispatchOrders } from '#test/shop/shipment-steps.ts'
import { signInAgain, signInAs } from '#test/shop/shop.ts'

test('an answer that was lost is found at the provider, and the order hears of it once', async () => {
  const { shop, admin, order, initial } = await shopWithRefundableOrder()
  loseRefundResponses(shop)
  await sendRefund(admin, order.id, { what: 'amount', amount: 500 })
  await runRefundJob(shop)
  await deliverWebhooks(shop)
  expect(await orderRow(shop, order.id)).toMatchObject({ refunded_paise: 50_000, refunds_seen_paise: 50_000 })
  shop.clock.pass({ minutes: 1 })
  await runJobs(shop)
  expect(refundedByProvider(shop)).toEqual([50_000])
  expect(shop.mails.filter(({ text }) => text.includes('outside your shop'))).toEqual([])
  await expectMoneyAndStockRight(shop, initial)
})

test('what the provider refuses for want of balance is told, tried again, and may be returned by hand', async () => {
  const open = await shopWithRefundableOrder()
  const { shop, order } = open
  shop.bank.faults.add({
    on: 'call',
    call: 'POST /v1/payments/*/refund',
    effect: 'fail',
    status: 400,
    times: 1000,
  })
  await sendRefund(open.admin, order.id, { what: 'amount', amount: 500 })
  await runRefundJob(shop)
  expect((await fetchRefundOverview(open)).refunds).toMatchObject([
    { progress: 'wanted', last_error: expect.any(String) },
  ])
  for (let turn = 0; turn < 30; turn++) {
    shop.clock.pass({ minutes: 6 * 60 })
    await runRefundJob(shop)
  }
  const admin = await signInAs(shop, 'admin')
  const shopper = await signInAgain(shop, open.shopper.user)
  expect((await fetchRefundOverview({ admin, order })).refunds).toMatchObject([{ progress: 'failed' }])
  expect((await shopper.get(`/api/orders/${order.id}/refunds`)).json()).toMatchObject([{ stage: 'stuck' }])
  const [matter] = (await admin.get('/api/money/attention')).json()
  expect(matter).toMatchObject({ kind: 'refund_failed', amount: 500, order_id: order.id })
  expect((await admin.post(`/api/money/refunds/${matter.refund_id}/by-hand`)).statusCode).toBe(200)
  expect(await orderRow(shop, order.id)).toMatchObject({ refunded_paise: 50_000, refunds_seen_paise: 50_000 })
})

test('what was to be refunded instead of being sent is sent after all where the refund failed', async () => {
  const { shop, admin: before, order } = await shopWithRefundableOrder()
  const dispatch = async (admin: typeof before, items?: object[]) => {
    const parcels = [{ order_id: order.id, ...(items && { items }) }]
    return (await dispatchOrders(admin, { parcels }))[0].code
  }
  const [first, second] = await listUnsentLines(shop.db, order.id)
  const { orderItemId: order_item_id, quantity } = first ?? {}
  expect(await dispatch(before, [{ order_item_id, quantity }])).toBeNull()
  shop.bank.faults.add({ on: 'refund', effect: 'fail-later', seconds: 60 })
  const rest = { item_id: second?.orderItemId ?? 0, quantity: second?.quantity ?? 0, restock: false }
  await sendRefund(before, order.id, { what: 'lines', reason: 'not_available', lines: [rest] })
  expect(await dispatch(before)).toBe('MOVED_ON')
  await runRefundJob(shop)
  shop.clock.pass({ minutes: 10 })
  await runRefundJob(shop)
  const admin = await signInAs(shop, 'admin')
  expect(await listUnsentLines(shop.db, order.id)).toEqual([second])
  expect(await dispatch(admin)).toBeNull()
  expect(await listUnsentLines(shop.db, order.id)).toEqual([])
  expect(await dispatch(admin)).toBe('MOVED_ON')
})

test('a failed refund is not tried again when its money has gone back by another', async () => {
  const { shop, admin: before, order } = await shopWithRefundableOrder()
  shop.bank.faults.add({ on: 'refund', effect: 'fail-later', seconds: 60 })
  await sendRefund(before, order.id, { what: 'amount', amount: 2000 })
  await runRefundJob(shop)
  shop.clock.pass({ minutes: 10 })
  await runRefundJob(shop)
  const admin = await signInAs(shop, 'admin')
  const [matter] = (await admin.get('/api/money/attention')).json()
  await sendRefund(admin, order.id, { what: 'amount', amount: 1000 })
  const retry = () => admin.post(`/api/money/refunds/${matter.refund_id}/retry`)
  expect((await retry()).json()).toMatchObject({ code: 'NOT_OWED' })
  await runRefundJob(shop)
  expect(refundedByProvider(shop)).toEqual([100_000])
})

test('a refund that the dashboard was quicker than is the merchant’s to decide, and nothing is returned twice', async () => {
  const open = await shopWithRefundableOrder({ webhooks: false })
  const { shop, admin, order, payment, initial } = open
  await sendRefund(admin, order.id, { what: 'amount', amount: 1000 })
  shop.bank.refund(payment, 200_000)
  await runRefundJob(shop)
  expect((await fetchRefundOverview(open)).refunds).toMatchObject([{ progress: 'failed', amount: 1000 }])
  for (let turn = 0; turn < 2; turn++) await deliverWebhooks(shop)
  expect(await orderRow(shop, order.id)).toMatchObject({ refunded_paise: 200_000, refunds_seen_paise: 0 })
  await expectMoneyAndStockRight(shop, initial)
})
