import type { Transaction } from 'kysely'
import { issueCreditNotes } from '#accounting/documents/server/issuing/issue-credit-notes.ts'
import type { IssueContext } from '#accounting/documents/server/issuing/write-document.ts'
import type { Database } from '#database/schema.ts'
import { lockOrder } from '#ordering/orders/server/states/transition-order.ts'
import { updateRefundedAmount } from '../processing/update-refunded-amount.ts'
import { applyFailedRefund } from './apply-failed-refund.ts'
import type { LockedFailedRefund } from './lock-failed.queries.ts'

/**
 * Records that a failed refund was paid by other means. Its units count as refunded
 * from now on, so an order with nothing left to dispatch is cancelled.
 */
export async function recordManualRefund(
  trx: Transaction<Database>,
  { refund, order }: LockedFailedRefund,
  context: IssueContext & { by: { id: number; name: string }; now: Date },
) {
  const { now } = context
  await trx
    .updateTable('refunds')
    .set({ status: 'by_hand', updated_at: now })
    .where('id', '=', refund.id)
    .execute()
  if (refund.source !== 'merchant') return
  await updateRefundedAmount(trx, order, { elsewhere: 0, now })
  const updatedOrder = await lockOrder(trx, order.id)
  if (updatedOrder) await applyFailedRefund(trx, { refund, order: updatedOrder }, context)
  await issueCreditNotes(trx, order.id, context)
}
