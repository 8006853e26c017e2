import { expect, test } from 'vitest'
import { listUnsentLines } from '#ordering/orders/server/lists/unsent-lines.queries.ts'
import type { PaymentIssue } from '#payments/reconciliation/contract.ts'
import { expectMoneyAndStockRight } from '#test/shop/money-and-stock.ts'
import { deliverWebhooks, orderRow, runJobs } from '#test/shop/payment.ts'
import {
  fetchRefundLines,
  fetchRefundOverview,
  refundedByProvider,
  runRefundJob,
  sendRefund,
  shopWithDeliveryFee,
  shopWithRefundableOrder,
} from '#test/shop/refunds.ts'
import { sendMails } from '#test/shop/send-mails.ts'
import { dispatchOrders } from '#test/shop/shipment-steps.ts'
import { signInAgain, signInAs } from '#test/shop/shop.ts'
import type { RefundInput } from '../../contract.ts'

type End = 'retry' | 'by-hand' | 'not-wanted'
type Shop = Awaited<ReturnType<typeof shopWithRefundableOrder>>

/** A refund that the bank rejected, with its merchant and customer ten minutes later. */
async function failedRefund(wish: Partial<RefundInput>, opened?: Shop) {
  const { shop, order, payment, muesli, initial, ...people } = opened ?? (await shopWithRefundableOrder())
  const fault = shop.bank.faults.add({ on: 'refund', effect: 'fail-later', seconds: 60 })
  await sendRefund(people.admin, order.id, wish)
  await runRefundJob(shop)
  shop.bank.faults.remove(fault.id)
  shop.clock.pass({ minutes: 10 })
  await runRefundJob(shop)
  const admin = await signInAs(shop, 'admin')
  const shopper = await signInAgain(shop, people.shopper.user)
  const [{ refund_id }] = (await admin.get('/api/money/attention')).json()
  return {
    shop,
    order,
    payment,
    muesli,
    initial,
    admin,
    shopper,
    end: (how: End) => admin.post(`/api/money/refunds/${refund_id}/${how}`),
    matter: async () => (await admin.get('/api/money/attention')).json().at(0),
    dashboard: async (paise?: number) => {
      shop.bank.refund(payment, paise)
      await deliverWebhooks(shop)
    },
    state: async () => (await shopper.get(`/api/payment/state/${order.id}`)).json(),
    told: async () => {
      for (let more = true; more; ) more = (await sendMails(shop)) > 0
      return shop.mails.filter(({ id }) => id && /^order-(refunded|cancelled)/.test(id))
    },
  }
}

const send = async (admin: Shop['admin'], order_id: number, items?: object[]) =>
  (await dispatchOrders(admin, { parcels: [{ order_id, ...(items && { items }) }] }))[0].code

// Requirement D-134: A failed refund can be retried, marked as refunded manually or dismissed; none of these counts
//   money that wasn't sent, or leaves a customer without both goods and money (decision X13).
test('a refund overtaken by the dashboard can only be dismissed, and counts nothing that wasn’t refunded', async () => {
  const { shop, admin, shopper, order, end, matter, dashboard, told, initial } = await failedRefund({
    what: 'amount',
    amount: 1000,
  })
  await dashboard(200_000)
  expect(await matter()).toMatchObject({
    kind: 'refund_failed',
    refund_ends: ['not_wanted'],
    what: expect.stringContaining('Another refund has since covered the same amount'),
  })
  for (const how of ['by-hand', 'retry'] as const)
    expect((await end(how)).json()).toMatchObject({ code: 'NOT_OWED' })
  expect((await end('not-wanted')).json()).toEqual({ message: 'Refund dismissed.' })
  expect((await end('not-wanted')).statusCode).toBe(404)
  expect(await orderRow(shop, order.id)).toMatchObject({ refunded_paise: 200_000, status: 'paid' })
  expect(await fetchRefundOverview({ admin, order })).toMatchObject({
    left: 240,
    refunds: [{ progress: 'not_wanted' }, { source: 'provider', progress: 'done' }],
  })
  expect((await shopper.get(`/api/orders/${order.id}/refunds`)).json()).toMatchObject([
    { stage: 'not_made' },
    { stage: 'returned', amount: 2000 },
  ])
  expect((await told()).map(({ text }) => /refunded (₹[\d,.]+)/.exec(text)?.[1])).toEqual(['₹2,000.00'])
  expect((await admin.get('/api/activity')).json()[0]).toMatchObject({
    action: 'dismissed a refund for',
  })
  const timeline = (await admin.get(`/api/orders/${order.id}/timeline`)).json()
  expect(timeline.map(({ text }: { text: string }) => text)).toContain('Failed refund of ₹1,000.00 dismissed')
  await expectMoneyAndStockRight(shop, initial)
})

test('what is not wanted any more of an order that goes on is sent after all', async () => {
  const opened = await shopWithRefundableOrder()
  const [first, second] = await listUnsentLines(opened.shop.db, opened.order.id)
  const { orderItemId: order_item_id, quantity } = first ?? {}
  expect(await send(opened.admin, opened.order.id, [{ order_item_id, quantity }])).toBeNull()
  const rest = { item_id: second?.orderItemId ?? 0, quantity: second?.quantity ?? 0, restock: false }
  const { shop, admin, order, end, told, initial } = await failedRefund(
    { what: 'lines', reason: 'not_available', lines: [rest] },
    opened,
  )
  expect(await orderRow(shop, order.id)).toMatchObject({ parcel_state: 'dispatched' })
  expect((await end('not-wanted')).statusCode).toBe(200)
  expect(await orderRow(shop, order.id)).toMatchObject({ parcel_state: 'to_pack', refunded_paise: 0 })
  expect((await admin.get('/api/overview')).json().to_pack.count).toBe(1)
  expect(await send(admin, order.id)).toBeNull()
  await runJobs(shop)
  expect([await told(), refundedByProvider(shop)]).toEqual([[], []])
  await expectMoneyAndStockRight(shop, initial)
})

// Requirement D-134
test('no customer is left without both goods and money', async () => {
  const cancelled = await failedRefund({ what: 'all' })
  expect((await cancelled.end('not-wanted')).json()).toMatchObject({ code: 'CANCELLED_AND_OWED' })
  expect((await cancelled.matter()).refund_ends).toEqual(['by_hand', 'retry'])
  await cancelled.dashboard(200_000)
  expect((await cancelled.end('not-wanted')).json()).toMatchObject({ code: 'CANCELLED_AND_OWED' })
  await sendRefund(cancelled.admin, cancelled.order.id, { what: 'amount', amount: 240 })
  expect((await cancelled.end('not-wanted')).statusCode).toBe(200)
  await runJobs(cancelled.shop)
  await deliverWebhooks(cancelled.shop)
  expect(await orderRow(cancelled.shop, cancelled.order.id)).toMatchObject({ payment_state: 'refunded' })
  await expectMoneyAndStockRight(cancelled.shop, cancelled.initial)

  const opened = await shopWithRefundableOrder()
  const [line] = await fetchRefundLines(opened)
  const lines = [{ item_id: line?.item_id ?? 0, quantity: 1, restock: true }]
  const restocked = await failedRefund({ what: 'lines', lines }, opened)
  expect((await restocked.end('not-wanted')).json()).toMatchObject({ code: 'GOODS_ARE_BACK' })
  expect((await restocked.end('by-hand')).statusCode).toBe(200)
})

test('money that was returned by hand is told as that, with the reason', async () => {
  const { shop, shopper, order, end, told } = await failedRefund({
    what: 'amount',
    amount: 1000,
    reason: 'damaged',
    note: 'One jar was broken.',
  })
  expect((await end('by-hand')).statusCode).toBe(200)
  const [mail, ...others] = await told()
  expect(others).toEqual([])
  expect(mail?.text).toContain(
    `We’ve refunded ₹1,000.00 for your order #${order.id} by another method, such as bank transfer`,
  )
  expect(mail?.text).toContain('Reason: Damaged or defective. One jar was broken.')
  expect(mail?.text).not.toContain('original payment method')
  expect((await shopper.get(`/api/orders/${order.id}/refunds`)).json()).toMatchObject([
    { stage: 'by_other_means' },
  ])
  expect(await orderRow(shop, order.id)).toMatchObject({ refunded_paise: 100_000 })
})

// Requirement D-134
test('a retried refund cancels an order with nothing else left', async () => {
  const opened = await shopWithRefundableOrder()
  const [first, second] = await fetchRefundLines(opened)
  const of = (line: typeof first) => ({
    what: 'lines' as const,
    lines: [{ item_id: line?.item_id ?? 0, quantity: line?.quantity ?? 0, restock: false }],
  })
  const { shop, admin, order, end, told, initial } = await failedRefund(of(first), opened)
  expect((await sendRefund(admin, order.id, of(second))).json()).toMatchObject({ cancelled: false })
  expect((await end('retry')).statusCode).toBe(200)
  expect(await orderRow(shop, order.id)).toMatchObject({ status: 'cancelled', cancel_reason: 'merchant' })
  expect((await admin.get('/api/overview')).json().to_pack.count).toBe(0)
  await runJobs(shop)
  await deliverWebhooks(shop)
  expect(await orderRow(shop, order.id)).toMatchObject({ payment_state: 'refunded' })
  expect((await told()).map(({ id }) => id?.replace(/-\d+$/, '')).sort()).toEqual([
    'order-cancelled',
    'order-refunded-refund',
    'order-refunded-refund',
  ])
  await expectMoneyAndStockRight(shop, initial)
})

test('a refund instead of goods that were sent meanwhile is not tried again', async () => {
  const opened = await shopWithRefundableOrder()
  const [first] = await fetchRefundLines(opened)
  const lines = [{ item_id: first?.item_id ?? 0, quantity: 1, restock: false }]
  const { shop, admin, order, end, matter } = await failedRefund({ what: 'lines', lines }, opened)
  expect(await send(admin, order.id)).toBeNull()
  expect((await matter()).refund_ends).toEqual(['not_wanted', 'by_hand'])
  expect((await end('retry')).json()).toMatchObject({ code: 'SENT_MEANWHILE' })
  await runRefundJob(shop)
  expect(refundedByProvider(shop)).toEqual([])
})

test('a packed box is opened again for what is refunded at the second try', async () => {
  const opened = await shopWithRefundableOrder()
  const [first] = await fetchRefundLines(opened)
  const lines = [{ item_id: first?.item_id ?? 0, quantity: 1, restock: false }]
  const { shop, admin, order, end } = await failedRefund({ what: 'lines', lines }, opened)
  await admin.post('/api/orders/packed', { order_ids: [order.id] })
  expect((await end('retry')).statusCode).toBe(200)
  expect(await orderRow(shop, order.id)).toMatchObject({ parcel_state: 'to_pack' })
})

test('the customer of a cancelled order reads that its money is on its way only while it is', async () => {
  const { end, state, shop } = await failedRefund({ what: 'all' })
  const message = async () => (await state()).message
  expect(await message()).toContain('Your refund hasn’t gone through yet')
  expect((await end('retry')).statusCode).toBe(200)
  expect(await message()).toContain('Your refund is on its way')
  await runJobs(shop)
  await deliverWebhooks(shop)
  expect(await message()).toContain('We’ve refunded your payment in full')
})

test('of a part that was returned its customer reads whether the rest is on its way', async () => {
  const again = await failedRefund({ what: 'all' })
  await again.dashboard(100_000)
  expect((await again.state()).message).toContain(
    'We’ve refunded ₹1,000.00 of your payment. The rest of your refund hasn’t gone through yet',
  )
  await sendRefund(again.admin, again.order.id, { what: 'amount', amount: 1240 })
  expect((await again.state()).message).toContain('and the rest is on its way')
})

// Requirement D-144: After a refund in the dashboard makes one in the shop fail, the shop suggests an amount that it
//   accepts (decision X13).
test('a cancelling refund that the dashboard overtook suggests an amount that the shop accepts', async () => {
  const opened = await shopWithRefundableOrder({ webhooks: false })
  const { shop, order, payment, initial } = opened
  const { admin } = opened
  await sendRefund(admin, order.id, { what: 'all', lines: [] })
  shop.bank.refund(payment, 5_000)
  await runJobs(shop)
  await deliverWebhooks(shop)
  const matters: PaymentIssue[] = (await admin.get('/api/money/attention')).json()
  const returned = matters.find(({ kind }) => kind === 'partly_returned')
  expect(returned).toMatchObject({
    what: '₹50.00 of ₹2,240.00 for this cancelled order was refunded outside your shop, for example in the Razorpay dashboard. Nothing was returned to stock for this refund.',
    advice:
      'Don’t dispatch the order. Open it to see the amount left to refund. To return items to stock, enter the units that haven’t left your shop.',
  })
  const matter = matters.find(({ kind }) => kind === 'refund_failed')
  const advice = 'Open the order and refund the ₹2,190.00 that is still owed. Then dismiss this refund.'
  expect(matter).toMatchObject({ advice, refund_ends: [] })
  expect(matter?.what).toContain('₹2,190.00 still has to be refunded')
  expect(matters).toHaveLength(2)
  while ((await sendMails(shop)) > 0);
  const told = shop.mails.filter(({ id }) => id?.startsWith('money-matter'))
  expect(told).toHaveLength(2)
  for (const each of [returned, matter])
    expect(told.filter(({ text }) => text.includes(each?.advice ?? 'none'))).toHaveLength(1)
  const end = () => admin.post(`/api/money/refunds/${matter?.refund_id}/not-wanted`)
  expect((await end()).json()).toMatchObject({
    code: 'CANCELLED_AND_OWED',
    message: expect.stringContaining('Open the order and refund what’s still owed.'),
  })
  expect((await sendRefund(admin, order.id, { what: 'all', lines: [] })).json()).toMatchObject({
    amount: 2190,
  })
  expect((await end()).statusCode).toBe(200)
  await runJobs(shop)
  await deliverWebhooks(shop)
  expect(await orderRow(shop, order.id)).toMatchObject({ status: 'cancelled', refunded_paise: 224_000 })
  await expectMoneyAndStockRight(shop, initial)
})

// Requirement D-144
test.each<[string, Partial<RefundInput>, string, number]>([
  ['its delivery fee', { what: 'all', keep_delivery: true }, '₹450.00', 450],
  ['less than a rupee', { what: 'amount', amount: 539.5 }, '₹489.50', 489.5],
])(
  'for an order cancelled except for %s, the rest that the dashboard left is suggested and accepted',
  async (_kept, wish, rest, amount) => {
    const { shop, admin, order, payment, mix, honey } = await shopWithDeliveryFee()
    const lines = [
      { item_id: mix, quantity: 2, restock: false },
      { item_id: honey, quantity: 1, restock: false },
    ]
    const all = wish.what === 'all' ? wish : { ...wish, what: 'lines' as const, lines }
    expect((await sendRefund(admin, order.id, all)).json()).toMatchObject({ cancelled: true })
    shop.bank.refund(payment, 5_000)
    await runJobs(shop)
    await deliverWebhooks(shop)
    const failed = async () => {
      const matters: PaymentIssue[] = (await admin.get('/api/money/attention')).json()
      return matters.find(({ kind }) => kind === 'refund_failed')
    }
    expect((await failed())?.advice).toContain(`refund the ${rest} that is still owed`)
    const sent = await sendRefund(admin, order.id, { what: 'amount', amount })
    expect([sent.statusCode, sent.json().amount]).toEqual([200, amount])
    expect(
      (await admin.post(`/api/money/refunds/${(await failed())?.refund_id}/not-wanted`)).statusCode,
    ).toBe(200)
    await runJobs(shop)
    expect(await orderRow(shop, order.id)).toMatchObject({ refunded_paise: (amount + 50) * 100 })
  },
)
