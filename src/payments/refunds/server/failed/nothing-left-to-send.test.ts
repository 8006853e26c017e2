import { expect, test } from 'vitest'
import { deliverWebhooks, orderRow, runJobs } from '#test/shop/payment.ts'
import {
  fetchRefundLines,
  fetchRefundOverview,
  runRefundJob,
  sendRefund,
  shopWithDeliveryFee,
} from '#test/shop/refunds.ts'
import { sendMails } from '#test/shop/send-mails.ts'
import { signInAs } from '#test/shop/shop.ts'

type Opened = Awaited<ReturnType<typeof shopWithDeliveryFee>>

const toPack = async ({ admin }: Pick<Opened, 'admin'>) =>
  (await admin.get('/api/overview')).json().to_pack.count

/** A refund of these units that the bank rejected, ten minutes later. */
async function failedRefund({ shop, admin, order }: Opened, lines: object[]) {
  const fault = shop.bank.faults.add({ on: 'refund', effect: 'fail-later', seconds: 60 })
  await admin.post(`/api/orders/${order.id}/refunds`, {
    form_key: 'failing-form-in-a-test',
    what: 'lines',
    reason: 'not_available',
    left: (await fetchRefundOverview({ admin, order })).left,
    lines,
  })
  await runRefundJob(shop)
  shop.bank.faults.remove(fault.id)
  shop.clock.pass({ minutes: 10 })
  await runRefundJob(shop)
  const merchant = await signInAs(shop, 'admin')
  const [{ refund_id }] = (await merchant.get('/api/money/attention')).json()
  return { merchant, refund_id }
}

// Requirement D-199: An order with nothing left to send can be cancelled with a refund of the remaining amount, also
//   after a manual refund; if items were restocked after a refund in the dashboard, this is suggested (decision X19).
test('a manual refund cancels an order with nothing else left to send, and the rest is refunded', async () => {
  const opened = await shopWithDeliveryFee()
  const { shop, order, mix, honey } = opened
  const { merchant, refund_id } = await failedRefund(opened, [{ item_id: mix, quantity: 2, restock: false }])
  const lines = [{ item_id: honey, quantity: 1, restock: false }]
  expect((await sendRefund(merchant, order.id, { what: 'lines', lines })).json()).toMatchObject({
    amount: 200,
    cancelled: false,
  })
  expect((await merchant.post(`/api/money/refunds/${refund_id}/by-hand`)).statusCode).toBe(200)
  expect(await orderRow(shop, order.id)).toMatchObject({ status: 'cancelled', cancel_reason: 'merchant' })
  expect(await toPack({ admin: merchant })).toBe(0)
  await runJobs(shop)
  await deliverWebhooks(shop)
  expect(await orderRow(shop, order.id)).toMatchObject({ payment_state: 'refunded', refunded_paise: 54_000 })
  expect([...shop.bank.store.refunds.values()].map(({ entity }) => entity.amount).toSorted()).toEqual([
    20_000, 30_000, 4_000,
  ])
  while ((await sendMails(shop)) > 0);
  const [told, ...others] = shop.mails.filter(({ id }) => id?.startsWith('order-cancelled'))
  expect(others).toEqual([])
  expect(told?.text).toContain('₹40.00')
})

// Requirement D-199
test('a packed box is reopened for units refunded manually', async () => {
  const opened = await shopWithDeliveryFee()
  const { shop, order, mix } = opened
  const { merchant, refund_id } = await failedRefund(opened, [{ item_id: mix, quantity: 1, restock: false }])
  await merchant.post('/api/orders/packed', { order_ids: [order.id] })
  expect((await merchant.post(`/api/money/refunds/${refund_id}/by-hand`)).statusCode).toBe(200)
  expect(await orderRow(shop, order.id)).toMatchObject({ parcel_state: 'to_pack', status: 'paid' })
})

// Requirement D-199
test('an order whose items are all restocked can be cancelled with a refund of the rest', async () => {
  const { shop, admin, order, payment, mix, honey } = await shopWithDeliveryFee()
  shop.bank.refund(payment, 50_000)
  await runJobs(shop)
  shop.clock.pass({ minutes: 1 })
  await runJobs(shop)
  const { asks_about_goods: returned } = await fetchRefundOverview({ admin, order })
  expect(returned).toBe(500)
  const lines = [
    { item_id: mix, quantity: 2 },
    { item_id: honey, quantity: 1 },
  ]
  const answer = { form_key: 'goods-form-in-a-test', lines, returned }
  expect((await admin.post(`/api/orders/${order.id}/goods`, answer)).statusCode).toBe(200)
  expect((await fetchRefundLines({ admin, order })).map(({ here }) => here)).toEqual([0, 0])
  const cancelled = await sendRefund(admin, order.id, { what: 'all', lines: [], is_here: true })
  expect(cancelled.json()).toMatchObject({ amount: 40, cancelled: true })
  expect(await toPack({ admin })).toBe(0)
  await runJobs(shop)
  expect(await orderRow(shop, order.id)).toMatchObject({ payment_state: 'refunded', refunded_paise: 54_000 })
})

// Requirement D-199
test.each(['by-hand', 'retry'])(
  'less than a rupee left by a failed refund that ends with %s is kept',
  async (end) => {
    const opened = await shopWithDeliveryFee()
    const { shop, order, mix, honey } = opened
    const { merchant, refund_id } = await failedRefund(opened, [
      { item_id: mix, quantity: 2, restock: false },
    ])
    const lines = [{ item_id: honey, quantity: 1, restock: false }]
    await sendRefund(merchant, order.id, { what: 'lines', lines, delivery: 39.5 })
    expect((await merchant.post(`/api/money/refunds/${refund_id}/${end}`)).statusCode).toBe(200)
    expect(await orderRow(shop, order.id)).toMatchObject({ status: 'cancelled', kept_paise: 50 })
  },
)
