import type { Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import { isRefundStillOwed } from '../processing/refund-resolutions.ts'
import { reopenPacking } from '../update-shipment-state.ts'
import { type LockedFailedRefund, listRefundedLines } from './lock-failed.queries.ts'

/**
 * Abandons a failed refund: another refund returned its money, or the order goes on. Nothing counts as refunded, and its
 * units must be packed again.
 */
export async function abandonRefund(
  trx: Transaction<Database>,
  { refund, order }: LockedFailedRefund,
  { now }: { now: Date },
) {
  await trx
    .updateTable('refunds')
    .set({ status: 'not_wanted', updated_at: now })
    .where('id', '=', refund.id)
    .execute()
  if (isRefundStillOwed(refund) && (await listRefundedLines(trx, refund.id)).length > 0)
    await reopenPacking(trx, order, now)
}
