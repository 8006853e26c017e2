import { expect, test } from 'vitest'
import { storedDocumentsOf } from '#test/shop/documents.ts'
import { deliverWebhooks, orderRow, runJobs } from '#test/shop/payment.ts'
import {
  fetchRefundLines,
  fetchRefundOverview,
  runRefundJob,
  sendRefund,
  shopWithDeliveryFee,
  shopWithRefundableOrder,
} from '#test/shop/refunds.ts'
import { sendMails } from '#test/shop/send-mails.ts'

test.each([
  [
    2239.5,
    'This would leave less than ₹1.00, which Razorpay can’t refund later. Refund all ₹2,240.00, or ₹2,239.00 at most.',
  ],
  [
    2239.01,
    'This would leave less than ₹1.00, which Razorpay can’t refund later. Refund all ₹2,240.00, or ₹2,239.00 at most.',
  ],
])(
  'a refund of ₹%s that leaves less than a rupee is prevented, with what can be done',
  async (amount, message) => {
    const { shop, admin, order } = await shopWithRefundableOrder({ webhooks: false })
    const refused = await sendRefund(admin, order.id, { what: 'amount', amount })
    expect([refused.statusCode, refused.json()]).toMatchObject([409, { code: 'LEAVES_TOO_LITTLE', message }])
    expect(await shop.db.selectFrom('refunds').select('id').execute()).toEqual([])
    expect((await sendRefund(admin, order.id, { what: 'amount', amount: 2239 })).statusCode).toBe(200)
    const rest = await sendRefund(admin, order.id, { what: 'amount', amount: 1 })
    expect(rest.json()).toMatchObject({ amount: 1, cancelled: true })
  },
)

// Requirement D-139: No refund leaves less than a rupee, and an order with less than that left is cancelled without a
//   refund (decision X19).
test('an order with less than a rupee left after the dashboard is cancelled without a refund, and leaves the packing list', async () => {
  const { shop, shopper, admin, order, payment, muesli } = await shopWithRefundableOrder()
  shop.bank.refund(payment, 223_950)
  await deliverWebhooks(shop)
  expect((await admin.get('/api/overview')).json().to_pack.count).toBe(1)
  expect((await sendRefund(admin, order.id, { what: 'amount', amount: 0.5 })).json().code).toBe('TOO_LITTLE')
  const lines = (await fetchRefundLines({ admin, order })).map(({ item_id, quantity }) => ({
    item_id,
    quantity,
    restock: true,
  }))
  const form = { what: 'all' as const, lines, left: 0.5, form_key: 'cancel-form-in-a-test' }
  for (let turn = 0; turn < 2; turn++)
    expect((await sendRefund(admin, order.id, form)).json()).toMatchObject({
      refund: null,
      amount: 0,
      cancelled: true,
      message: 'Order cancelled. Less than ₹1.00 was left to refund. Razorpay can’t refund less than ₹1.00.',
    })
  await runJobs(shop)
  expect(await orderRow(shop, order.id)).toMatchObject({ status: 'cancelled', kept_paise: 50 })
  expect((await admin.get('/api/overview')).json().to_pack.count).toBe(0)
  const { stock } = await shop.db
    .selectFrom('packs')
    .select('stock')
    .where('product_id', '=', muesli.id)
    .orderBy('position')
    .executeTakeFirstOrThrow()
  expect(stock, 'the goods are back once').toBe(10)
  while ((await sendMails(shop)) > 0);
  const [mail, ...others] = shop.mails.filter(({ id }) => id?.startsWith('order-cancelled'))
  expect(others).toEqual([])
  expect(mail?.text).not.toContain('a refund of')
  expect((await shopper.get(`/api/payment/state/${order.id}`)).json()).toMatchObject({
    state: 'returned',
    message: expect.stringContaining('we’ve refunded ₹2,239.50 of your payment'),
  })
})

test('of a dispatched order too, no line leaves less than a rupee behind', async () => {
  const { shop, admin, order, payment, mix, honey } = await shopWithDeliveryFee({ webhooks: true })
  await admin.put(`/api/orders/deliver/${order.id}`)
  shop.bank.refund(payment, 3_950)
  await deliverWebhooks(shop)
  const { left } = await fetchRefundOverview({ admin, order })
  const lines = [
    { item_id: mix, quantity: 2, restock: false },
    { item_id: honey, quantity: 1, restock: false },
  ]
  const refused = await sendRefund(admin, order.id, { what: 'lines', lines, amount: left - 0.6 })
  expect(refused.json().code).toBe('LEAVES_TOO_LITTLE')
  expect((await sendRefund(admin, order.id, { what: 'lines', lines, amount: left })).statusCode).toBe(200)
  await runRefundJob(shop)
  const notes = (await storedDocumentsOf(shop.db, order.id)).slice(1)
  expect(notes.reduce((sum, { body }) => sum + body.total_paise, 0)).toBe(54_000)
})
