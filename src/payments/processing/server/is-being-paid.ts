import type { Parts } from '#parts.ts'
import { findPayments } from './payments.queries.ts'

/** Somebody is at their bank's page: so long after the hold's end the order waits for them. */
const patienceForAttempts = 15 * 60_000

/**
 * Whether a payment of an unpaid order is under way, as far as the provider said when it was asked last: neither failed nor
 * taken. A bank that has not confirmed it a while after the hold's end is not waited for any longer.
 */
export async function isBeingPaid(
  { db, clock }: Pick<Parts, 'db' | 'clock'>,
  { id, hold_expires_at }: { id: number; hold_expires_at: Date },
) {
  if (clock.now().getTime() - hold_expires_at.getTime() >= patienceForAttempts) return false
  const payments = await findPayments(db, id)
  return payments.some(({ status }) => status === 'created' || status === 'authorized')
}
