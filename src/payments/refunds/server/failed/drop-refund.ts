import type { Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import { keyOfRefund, takeBackReturned } from '#operations/notifications/server/tell-of-refund.ts'
import { packAgain } from '../follow-parcel.ts'
import { isStillOwed } from '../processing/ends-of-refund.ts'
import { type Failed, findRefundedLines } from './lock-failed.queries.ts'

/**
 * A refund that failed is not wanted any more: its money went back by another, or the order goes on as it was. Nothing is
 * counted as returned, its mail does not go out, and what was not to be sent is to be packed again.
 */
export async function dropRefund(
  trx: Transaction<Database>,
  { refund, order }: Failed,
  { now }: { now: Date },
) {
  await trx
    .updateTable('refunds')
    .set({ status: 'not_wanted', updated_at: now })
    .where('id', '=', refund.id)
    .execute()
  await takeBackReturned(trx, keyOfRefund(refund.id))
  if (isStillOwed(refund) && (await findRefundedLines(trx, refund.id)).length > 0) await packAgain(trx, order)
}
