import type { Transaction } from 'kysely'
import { issueCreditNotes } from '#accounting/documents/server/issuing/issue-credit-notes.ts'
import type { Database } from '#database/schema.ts'
import { notifyRefundedByHand, refundMailKey } from '#operations/notifications/server/notify-refund.ts'
import { lockOrder } from '#ordering/orders/server/states/transition-order.ts'
import type { Parts } from '#parts.ts'
import type { Paise } from '#values/money/money.ts'
import type { RefundInput } from '../contract.ts'
import { addRefundedAmount } from './processing/refunds.queries.ts'
import { updateRefundedAmount } from './processing/update-refunded-amount.ts'
import { describeRefundContents } from './refund-contents.queries.ts'
import { describeReason } from './write-refund-mails.ts'

type ManualRefund = { refund: number; paise: Paise; paymentId: string; input: RefundInput; orderId: number }

/**
 * Completes the refund of a payment whose provider has no refund call, such as cash: the merchant returns the money in
 * cash or by bank transfer, and the mail to the customer says so. It replaces the mail about a refund by the provider.
 */
export async function completeManualRefund(
  trx: Transaction<Database>,
  { clock, store, storeSettingsForDocuments }: Pick<Parts, 'clock' | 'store' | 'storeSettingsForDocuments'>,
  { refund, paise, paymentId, input, orderId }: ManualRefund,
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
  const mailValues = {
    key: refundMailKey(refund),
    paise,
    reason: describeReason(order.locale, input),
    refundedFor: await describeRefundContents(trx, refund, order.locale),
  }
  await notifyRefundedByHand(trx, order, mailValues, { store: store(), now })
  await addRefundedAmount(trx, paymentId, paise, now)
  await updateRefundedAmount(trx, order, { elsewhere: 0, now })
  await issueCreditNotes(trx, orderId, { store: await storeSettingsForDocuments(trx), clock })
}
