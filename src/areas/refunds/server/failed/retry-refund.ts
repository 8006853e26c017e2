import { sql, type Transaction } from 'kysely'
import type { Database } from '../../../../database/schema.ts'
import { tellCancelled } from '../../../notices/server/tell-of-refund.ts'
import type { StoreFacts } from '../../../store/contract.ts'
import { followRefund } from '../follow-parcel.ts'
import { isAllGivenBack } from '../refundable.queries.ts'
import { reasonToCustomer } from '../tell-customer.ts'
import { type Failed, findRefundedLines } from './lock-failed.queries.ts'

/**
 * Asks once more for a refund that failed, under a new key: the old one stands for the one that failed. What it means for
 * the parcel is decided anew, for other refunds and parcels came between: with it, all of the order may go back now.
 */
export async function retryRefund(
  trx: Transaction<Database>,
  { refund, order }: Failed,
  telling: { store: StoreFacts; now: Date },
) {
  const { now } = telling
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
  const hasLines = (await findRefundedLines(trx, refund.id)).length > 0
  const cancels = await isAllGivenBack(trx, order, { paymentId: refund.payment_id, hasLines })
  await followRefund(trx, order, { cancels, hasLines, now })
  const told = { paise: refund.amount_paise, reason: reasonToCustomer(order.locale, refund) }
  if (cancels) await tellCancelled(trx, order, told, telling)
}
