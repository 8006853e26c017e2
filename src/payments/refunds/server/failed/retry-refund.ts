import { sql, type Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import { applyFailedRefund } from './apply-failed-refund.ts'
import type { LockedFailedRefund } from './lock-failed.queries.ts'

type RetryContext = { by: { id: number; name: string }; now: Date }

/**
 * Requests a failed refund again; the job sends it to the provider. It gets a new idempotency key, because the old one
 * returns the failed refund.
 */
export async function retryRefund(
  trx: Transaction<Database>,
  { refund, order }: LockedFailedRefund,
  context: RetryContext,
) {
  const { now } = context
  await trx
    .updateTable('refunds')
    .set({
      status: 'wanted',
      attempts: 0,
      provider_refund_id: null,
      idempotency_key: sql<string>`idempotency_key || ${`-${now.getTime()}`}::text`,
      next_attempt_at: now,
      updated_at: now,
    })
    .where('id', '=', refund.id)
    .execute()
  if (refund.source !== 'merchant') return
  await applyFailedRefund(trx, { refund, order }, context)
}
