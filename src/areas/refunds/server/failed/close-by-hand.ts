import type { Transaction } from 'kysely'
import type { Database } from '../../../../database/schema.ts'
import { countReturned } from '../../../checkout/server/refunding/count-returned.ts'
import { issueCreditNotes } from '../../../documents/server/issuing/issue-credit-notes.ts'
import type { Issuing } from '../../../documents/server/issuing/write-document.ts'
import { keyOfRefund, tellReturnedByHand } from '../../../notices/server/tell-of-refund.ts'
import { findRefundedFor } from '../refunded-for.queries.ts'
import { reasonToCustomer } from '../tell-customer.ts'
import type { Failed } from './lock-failed.queries.ts'

/** A refund that failed was returned by other means, which its customer is told instead of the way that they paid. */
export async function closeByHand(
  trx: Transaction<Database>,
  { refund, order }: Failed,
  telling: Issuing & { now: Date },
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
  await issueCreditNotes(trx, order.id, telling)
}
