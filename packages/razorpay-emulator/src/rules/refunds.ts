import { z } from 'zod'
import { newId, type Payment, type Refund } from './entities.ts'
import { notesInput, parseInput } from './parse-input.ts'
import { badRequest } from './refusal.ts'
import type { PaymentRecord, RefundRecord } from './store.ts'
import { requirePayment, requireRefund, unixNow, type World } from './world.ts'

const refundInput = z.strictObject({
  amount: z.int('The amount must be an integer.').optional(),
  speed: z.enum(['normal', 'optimum'], 'The speed is invalid.').default('normal'),
  notes: notesInput,
  receipt: z.string().max(40).nullish(),
})
const keyInput = z.string().regex(/^[\w-]{10,}$/, 'The idempotency key is invalid.')

/**
 * The merchant's refund request. Repeating the idempotency key returns the same refund.
 * @throws Refusal when the payment or the input does not allow it
 */
export function refundOnRequest(world: World, paymentId: string, body: unknown, key?: string): Refund {
  const input = parseInput(refundInput, body)
  const request = JSON.stringify([paymentId, body ?? {}])
  if (key !== undefined) {
    const earlier = findRefundByKey(world, parseInput(keyInput, key))
    if (earlier && earlier.request !== request)
      throw badRequest('Different request body sent with the same idempotency key', {
        reason: 'idempotency_error',
      })
    if (earlier) return earlier.entity
  }
  const payment = requirePayment(world, paymentId)
  const amount = input.amount ?? payment.entity.amount - payment.entity.amount_refunded
  requireRefundable(payment.entity, amount)
  return makeRefund(world, payment, newRefund(world, payment.entity, { ...input, amount }), key, request)
    .entity
}

/** The refund that was made with an idempotency key, if any. */
function findRefundByKey({ store }: World, key: string) {
  for (const record of store.refunds.values()) if (record.key === key) return record
  return undefined
}

/** Applies to the API and to the dashboard. */
const minAmount = 100

/** @throws Refusal when this amount of the payment can't be refunded */
function requireRefundable(payment: Payment, amount: number) {
  const step = 'refund_initiation'
  if (payment.status === 'refunded') throw badRequest('The payment has been fully refunded already', { step })
  if (payment.status !== 'captured')
    throw badRequest('The payment status should be captured for action to be taken', { step })
  if (amount < minAmount) throw badRequest('The amount must be atleast INR 1.00', { step, field: 'amount' })
  if (amount > payment.amount - payment.amount_refunded)
    throw badRequest('The total refund amount is greater than the refund payment amount', {
      step,
      field: 'amount',
    })
}

/**
 * Refunds an uncaptured payment, as the provider does without a request. `captured` stays false, which identifies such
 * a refund.
 */
export function refundUncaptured(world: World, payment: PaymentRecord) {
  payment.expires_at = null
  makeRefund(world, payment, newRefund(world, payment.entity, { amount: payment.entity.amount }))
}

/** Saves a new refund and sends its webhooks. A fault may leave it pending. */
function makeRefund(world: World, payment: PaymentRecord, entity: Refund, key?: string, request?: string) {
  const record: RefundRecord = { entity, key, request }
  const fault = world.faults.take('refund')
  if (fault) entity.status = 'pending'
  payment.refundIds.push(entity.id)
  world.store.save('refunds', record)
  addRefundedAmount(world, payment, entity.amount)
  world.emit('refund.created', { refund: entity, payment: payment.entity })
  if (!fault) world.emit('refund.processed', { refund: entity, payment: payment.entity })
  else if (fault.effect !== 'stay-pending') {
    const end = fault.effect === 'fail-later' ? 'failed' : 'processed'
    world.clock.after(fault.seconds, () => settleRefund(world, entity.id, end))
  }
  return record
}

/** Ends a pending refund. If it failed, the money is the merchant's again. */
export function settleRefund(world: World, id: string, status: 'processed' | 'failed') {
  const record = requireRefund(world, id)
  if (record.entity.status !== 'pending') throw badRequest(`The refund is ${record.entity.status} already`)
  const payment = requirePayment(world, record.entity.payment_id)
  record.entity.status = status
  world.store.save('refunds', record)
  if (status === 'failed') addRefundedAmount(world, payment, -record.entity.amount)
  world.emit(`refund.${status}`, { refund: record.entity, payment: payment.entity })
  return record.entity
}

/** Adds an amount (negative if a refund failed) to the refunded amount of a payment, and sets its status. */
function addRefundedAmount(world: World, record: PaymentRecord, amount: number) {
  const { entity } = record
  entity.amount_refunded += amount
  const full = entity.amount_refunded === entity.amount
  entity.refund_status = full ? 'full' : entity.amount_refunded > 0 ? 'partial' : null
  if (full) entity.status = 'refunded'
  else if (entity.status === 'refunded') entity.status = entity.captured ? 'captured' : 'authorized'
  world.store.save('payments', record)
}

type RefundDetails = Partial<z.output<typeof refundInput>> & { amount: number }
const newRefund = (
  world: World,
  payment: Payment,
  { amount, notes = [], receipt = null, speed = 'normal' }: RefundDetails,
): Refund => ({
  id: newId('rfnd'),
  entity: 'refund',
  amount,
  currency: payment.currency,
  payment_id: payment.id,
  notes,
  receipt,
  acquirer_data: { arn: null },
  created_at: unixNow(world),
  batch_id: null,
  status: 'processed',
  speed_processed: 'normal',
  speed_requested: speed,
})
