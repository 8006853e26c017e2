import type { Transaction } from 'kysely'
import { issueCreditNotes } from '#accounting/documents/server/issuing/issue-credit-notes.ts'
import type { Database } from '#database/schema.ts'
import { lockOrder } from '#ordering/orders/server/states/transition-order.ts'
import type { Parts } from '#parts.ts'
import type { Paise } from '#values/money/money.ts'
import { addRefundedAmount } from './processing/refunds.queries.ts'
import { updateRefundedAmount } from './processing/update-refunded-amount.ts'

type ManualRefund = { refund: number; paise: Paise; paymentId: string; orderId: number }

/**
 * Completes the refund of a payment whose provider has no refund call, such as cash: the merchant returns the money in
 * cash or by bank transfer, and the mail to the customer says so. It replaces the mail about a refund by the provider.
 */
export async function completeManualRefund(
  trx: Transaction<Database>,
  { clock, storeSettingsForDocuments }: Pick<Parts, 'clock' | 'storeSettingsForDocuments'>,
  { refund, paise, paymentId, orderId }: ManualRefund,
) {
  const now = clock.now()
  // Read again, because the refund may have cancelled it.
  const order = await lockOrder(trx, orderId)
  if (!order) throw new Error(`order ${orderId} was locked`)
  await trx
    .updateTable('refunds')
    .set({ status: 'by_hand', updated_at: now })
    .where('id', '=', refund)
    .execute()
  await addRefundedAmount(trx, paymentId, paise, now)
  await updateRefundedAmount(trx, order, { elsewhere: 0, now })
  await issueCreditNotes(trx, orderId, { store: await storeSettingsForDocuments(trx), clock })
}
