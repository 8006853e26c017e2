import type { Parts } from '#parts.ts'
import { findPayments } from './payments.queries.ts'

/**
 * The shopper may still be on their bank's page: an order with a pending payment stays reserved this long after its
 * reservation has expired.
 */
const pendingPaymentGraceMs = 15 * 60_000

/**
 * Whether the provider last reported a payment that is neither captured nor failed. A pending payment counts only for
 * a while after the reservation has expired.
 */
export async function hasPendingPayment(
  { db, clock }: Pick<Parts, 'db' | 'clock'>,
  { id, hold_expires_at }: { id: number; hold_expires_at: Date },
) {
  if (clock.now().getTime() - hold_expires_at.getTime() >= pendingPaymentGraceMs) return false
  const payments = await findPayments(db, id)
  return payments.some(({ status }) => status === 'created' || status === 'authorized')
}
