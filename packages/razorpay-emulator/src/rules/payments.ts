import { newId, noError, type Payment, type PaymentError } from './entities.ts'
import { creditOrder } from './orders.ts'
import { refundUncaptured } from './refunds.ts'
import { badRequest } from './refusal.ts'
import type { OrderRecord, PaymentRecord } from './store.ts'
import { requirePayment, unixNow, type World } from './world.ts'

/** The shopper's input in the payment window. */
export type Shopper = { method: 'upi' | 'card'; email?: string; contact?: string; description?: string }

/** Starts a new attempt, which makes the order `attempted`. No money has moved yet. @param altered fields of a fault */
export function beginPayment(
  world: World,
  order: OrderRecord,
  shopper: Shopper,
  altered: Partial<Payment> = {},
) {
  const payment = { ...newPayment(world, order, shopper), ...altered }
  const record: PaymentRecord = { entity: payment, expires_at: null, refundIds: [] }
  world.store.save('payments', record)
  const owner = world.store.orders.get(payment.order_id) ?? order
  owner.paymentIds.push(payment.id)
  owner.entity.attempts += 1
  if (owner.entity.status === 'created') owner.entity.status = 'attempted'
  world.store.save('orders', owner)
  return record
}

/** The bank declined the payment: marks it as failed and sends the webhook. */
export function failPayment(world: World, record: PaymentRecord, error: PaymentError = declined) {
  updatePayment(world, record, { status: 'failed', ...error })
  world.emit('payment.failed', { payment: record.entity })
}

/**
 * The bank authorised the payment, at once or days after `failed`. If the order is already paid, the money is returned
 * automatically; otherwise it is captured if the order's settings allow it in time. Sends the webhooks.
 * @param hold leaves it uncaptured, whatever the settings
 */
export function authorizePayment(world: World, record: PaymentRecord, { hold = false } = {}) {
  const { entity } = record
  if (entity.status !== 'created' && entity.status !== 'failed')
    throw badRequest(`The payment is ${entity.status} and cannot be authorised`)
  const order = world.store.orders.get(entity.order_id)
  updatePayment(world, record, { status: 'authorized', ...noError })
  world.emit('payment.authorized', { payment: entity })
  if (order?.entity.status === 'paid') return refundUncaptured(world, record)
  const age = unixNow(world) - entity.created_at
  if (!hold && order?.capture.automatic !== false && age <= (order?.capture.automaticSeconds ?? 0))
    return capturePayment(world, record)
  awaitExpiry(world, record, order)
}

/** Captures a payment, with the provider's fee, and credits its order. Sends the webhooks. */
function capturePayment(world: World, record: PaymentRecord) {
  const { entity } = record
  const feeBeforeTax = Math.round(entity.amount * 0.02)
  const tax = Math.round(feeBeforeTax * 0.18)
  record.expires_at = null
  updatePayment(world, record, { status: 'captured', captured: true, fee: feeBeforeTax + tax, tax })
  const order = world.store.orders.get(entity.order_id)
  if (order) creditOrder(world, order, entity.amount)
  world.emit('payment.captured', { payment: entity })
  if (order?.entity.status === 'paid') world.emit('order.paid', { payment: entity, order: order.entity })
}

/** The merchant's own capture call. @throws Refusal unless the payment is authorised and the amount is the same */
export function captureOnRequest(
  world: World,
  id: string,
  { amount, currency }: { amount: number; currency: string },
) {
  const record = requirePayment(world, id)
  const { entity } = record
  if (entity.status === 'captured') throw badRequest('This payment has already been captured', captureRefused)
  if (entity.status !== 'authorized')
    throw badRequest(
      'Only payments which have been authorized and not yet captured can be captured',
      captureRefused,
    )
  if (amount !== entity.amount)
    throw badRequest('Capture amount must be equal to the amount authorized', {
      ...captureRefused,
      field: 'amount',
    })
  if (currency !== entity.currency)
    throw badRequest('Payment currency does not match', { ...captureRefused, field: 'currency' })
  capturePayment(world, record)
  return entity
}
const captureRefused = { step: 'payment_capture', reason: 'input_validation_failed' }

/** Sets a timer that returns the money if it is still uncaptured when the order's capture time is over. */
export function awaitExpiry(world: World, record: PaymentRecord, order?: OrderRecord) {
  record.expires_at ??= record.entity.created_at + (order?.capture.manualSeconds ?? 0)
  world.store.save('payments', record)
  world.clock.after(Math.max(0, record.expires_at - unixNow(world)), () => {
    if (record.entity.status === 'authorized') refundUncaptured(world, record)
  })
}

/** Changes a payment and saves it. */
function updatePayment(world: World, record: PaymentRecord, changes: Partial<Payment>) {
  Object.assign(record.entity, changes)
  world.store.save('payments', record)
}

const declined: PaymentError = {
  error_code: 'BAD_REQUEST_ERROR',
  error_description: 'Your payment was declined by the bank. Please try again or use another method.',
  error_source: 'issuer_bank',
  error_step: 'payment_authorization',
  error_reason: 'payment_failed',
}

function newPayment(world: World, { entity }: OrderRecord, shopper: Shopper): Payment {
  const upi = shopper.method === 'upi'
  return {
    id: newId('pay'),
    entity: 'payment',
    amount: entity.amount,
    currency: entity.currency,
    status: 'created',
    order_id: entity.id,
    invoice_id: null,
    international: false,
    method: shopper.method,
    amount_refunded: 0,
    refund_status: null,
    captured: false,
    description: shopper.description || null,
    card_id: upi ? null : newId('card'),
    bank: null,
    wallet: null,
    vpa: upi ? 'shopper@upi' : null,
    email: shopper.email || null,
    contact: shopper.contact || null,
    notes: entity.notes,
    fee: null,
    tax: null,
    ...noError,
    acquirer_data: upi ? { rrn: '000000000000' } : { auth_code: '000000' },
    created_at: unixNow(world),
  }
}
