import Razorpay from 'razorpay'
import { validatePaymentVerification } from 'razorpay/dist/utils/razorpay-utils.js'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createInMemoryEmulator, testKeys } from '../testing/in-memory.ts'

/** The provider's own package must work with the emulator as it does with the provider. */
let emulator: Awaited<ReturnType<typeof createInMemoryEmulator>>
let razorpay: Razorpay
beforeEach(async () => {
  emulator = await createInMemoryEmulator()
  const address = await emulator.app.listen({ port: 0 })
  razorpay = new Razorpay({ key_id: testKeys.keyId, key_secret: testKeys.keySecret })
  // The package has no setting for its base URL, and its types do not declare this field.
  const { api } = razorpay as unknown as { api: { rq: { defaults: { baseURL: string } } } }
  api.rq.defaults.baseURL = address
})
afterEach(() => emulator.close())

const muesli = { amount: 45_050, currency: 'INR', receipt: 'shop-1', notes: { order: '1' } }
const automatic = {
  capture: 'automatic',
  capture_options: { automatic_expiry_period: 12, manual_expiry_period: 7200, refund_speed: 'normal' },
} as const

// Requirement D-56: Without payment keys, the shop uses an emulator of the payment provider (decision B17).
test('order calls', async () => {
  const order = await razorpay.orders.create({ ...muesli, payment: automatic })
  expect(order).toEqual({
    id: expect.stringMatching(/^order_[A-Za-z0-9]{14}$/),
    entity: 'order',
    amount: 45_050,
    amount_paid: 0,
    amount_due: 45_050,
    currency: 'INR',
    receipt: 'shop-1',
    offer_id: null,
    status: 'created',
    attempts: 0,
    notes: { order: '1' },
    created_at: expect.any(Number),
  })
  expect(await razorpay.orders.fetch(order.id)).toEqual(order)
  const found = await razorpay.orders.all({ receipt: 'shop-1' })
  expect(found).toEqual({ entity: 'collection', count: 1, items: [order] })
})

test('empty notes are an empty list', async () => {
  expect((await razorpay.orders.create({ amount: 100, currency: 'INR' })).notes).toEqual([])
})

test('payment calls', async () => {
  const order = await razorpay.orders.create(muesli)
  const { id } = emulator.pay(order.id, { email: 'anitha@example.com', contact: '+919876543210' })
  expect(await razorpay.payments.fetch(id)).toMatchObject({
    status: 'authorized',
    captured: false,
    fee: null,
  })
  const captured = await razorpay.payments.capture(id, 45_050, 'INR')
  expect(captured).toMatchObject({
    id,
    entity: 'payment',
    order_id: order.id,
    status: 'captured',
    captured: true,
  })
  expect(captured).toMatchObject({
    method: 'upi',
    email: 'anitha@example.com',
    refund_status: null,
    error_code: null,
  })
  expect(await razorpay.orders.fetchPayments(order.id)).toMatchObject({ count: 1, items: [{ id }] })
  expect(await razorpay.payments.all({ count: 5 })).toMatchObject({
    entity: 'collection',
    count: 1,
    items: [{ id }],
  })
})

test('refund calls', async () => {
  const order = await razorpay.orders.create({ ...muesli, payment: automatic })
  const payment = emulator.pay(order.id)
  const part = await razorpay.payments
    .refund(payment.id, { amount: 50, speed: 'normal' })
    .catch((error) => error)
  expect(part).toMatchObject({ statusCode: 400, error: { code: 'BAD_REQUEST_ERROR' } })
  const first = await razorpay.payments.refund(payment.id, { amount: 5_000, speed: 'normal', receipt: 'r-1' })
  expect(first).toMatchObject({
    entity: 'refund',
    amount: 5_000,
    payment_id: payment.id,
    status: 'processed',
  })
  expect(await razorpay.payments.fetch(payment.id)).toMatchObject({
    status: 'captured',
    refund_status: 'partial',
  })
  const rest = await razorpay.payments.refund(payment.id, {})
  expect(rest).toMatchObject({ amount: 40_050 })
  expect(await razorpay.payments.fetch(payment.id)).toMatchObject({
    status: 'refunded',
    refund_status: 'full',
  })
  expect(await razorpay.refunds.fetch(first.id)).toEqual(first)
  expect(await razorpay.payments.fetchMultipleRefund(payment.id, {})).toMatchObject({ items: [rest, first] })
  expect(await razorpay.payments.fetchRefund(payment.id, first.id)).toEqual(first)
  expect(await razorpay.orders.fetch(order.id), 'a refund does not unpay an order').toMatchObject({
    status: 'paid',
  })
})

test.each([
  ['nothing given', {}, 'amount: is required.'],
  ['below a rupee', { ...muesli, amount: 99 }, 'Order amount less than minimum amount allowed'],
  [
    'a field it does not know',
    { ...muesli, colour: 'red' },
    'colour is/are not required and should not be sent',
  ],
])('an order with %s is refused in the provider’s shape', async (_, order, description) => {
  // The package's types forbid these invalid arguments.
  const create = (order: object) => razorpay.orders.create(order as typeof muesli)
  const refused = await create(order).catch((error: unknown) => error)
  expect(refused).toMatchObject({ statusCode: 400, error: { code: 'BAD_REQUEST_ERROR', description } })
})

test('wrong keys are refused', async () => {
  emulator.faults.add({ on: 'call', effect: 'fail' })
  const headers = { authorization: `Basic ${Buffer.from('rzp_test_x:y').toString('base64')}` }
  const answer = await emulator.app.inject({ url: '/v1/orders', headers })
  expect(answer.statusCode).toBe(401)
  expect(emulator.faults.list(), 'a call that was not let in uses up no fault').toHaveLength(1)
})

test('its validators accept what the window and the webhooks sign', async () => {
  const order = await razorpay.orders.create({ ...muesli, payment: automatic })
  const paid = await emulator.app.inject({
    method: 'POST',
    url: `/v1/checkout/orders/${order.id}/pay`,
    payload: new URLSearchParams({ key_id: testKeys.keyId, method: 'card' }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  const { razorpay_order_id, razorpay_payment_id, razorpay_signature } = paid.json()
  const pair = { order_id: razorpay_order_id, payment_id: razorpay_payment_id }
  expect(validatePaymentVerification(pair, razorpay_signature, testKeys.keySecret)).toBe(true)

  await emulator.idle()
  expect(emulator.received).toHaveLength(3)
  for (const { body, headers } of emulator.received) {
    const signature = headers['x-razorpay-signature'] ?? ''
    expect(Razorpay.validateWebhookSignature(body, signature, testKeys.webhookSecret)).toBe(true)
  }
})
