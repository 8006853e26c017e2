import type { Transaction } from 'kysely'
import { issueCreditNotes } from '#accounting/documents/server/issuing/issue-credit-notes.ts'
import type { Issuing } from '#accounting/documents/server/issuing/write-document.ts'
import type { Database } from '#database/schema.ts'
import { keyOfRefund, tellReturnedByHand } from '#operations/notifications/server/tell-of-refund.ts'
import { lockOrder } from '#ordering/orders/server/states/move-order.ts'
import { countReturned } from '../processing/count-returned.ts'
import { findRefundedFor } from '../refunded-for.queries.ts'
import { reasonToCustomer } from '../tell-customer.ts'
import { followFailed } from './follow-failed.ts'
import type { Failed } from './lock-failed.queries.ts'

/**
 * A refund that failed was returned by other means, which its customer is told instead of the way that they paid. Its units
 * count as refunded from now on, so an order of which none is left to send is cancelled.
 */
export async function closeByHand(
  trx: Transaction<Database>,
  { refund, order }: Failed,
  telling: Issuing & { by: { id: number; name: string }; now: Date },
) {
  const { now } = telling
  await trx
    .updateTable('refunds')
    .set({ status: 'by_hand', updated_at: now })
    .where('id', '=', refund.id)
    .execute()
  const told = {
    key: keyOfRefund(refund.id),
    paise: refund.amount_paise,
    reason: reasonToCustomer(order.locale, refund),
    refundedFor: await findRefundedFor(trx, refund.id, order.locale),
  }
  await tellReturnedByHand(trx, order, told, telling)
  if (refund.source !== 'merchant') return
  await countReturned(trx, order, { elsewhere: 0, now })
  const counted = await lockOrder(trx, order.id)
  if (counted) await followFailed(trx, { refund, order: counted }, 0, telling)
  await issueCreditNotes(trx, order.id, telling)
}
