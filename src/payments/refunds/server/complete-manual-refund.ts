import type { Transaction } from 'kysely'
import { issueCreditNotes } from '#accounting/documents/server/issuing/issue-credit-notes.ts'
import type { Database } from '#database/schema.ts'
import type { ProviderName } from '#integrations/payments/provider-name.ts'
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
  parts: CompleteParts,
  { refund, paise, paymentId, orderId }: ManualRefund,
) {
  await addRefundedAmount(trx, paymentId, paise, parts.clock.now())
  await recordAsMade(trx, parts, { refund, orderId })
}

type Exchange = {
  refund: number
  paise: Paise
  payment: { id: string; provider: ProviderName }
  orderId: number
}

/**
 * Completes a refund that pays what the customer gets instead: no money is returned. The provider still has the payment,
 * so its refunded amount stays, as for a failed refund that the merchant has paid otherwise.
 */
export async function completeExchange(
  trx: Transaction<Database>,
  parts: CompleteParts & Pick<Parts, 'payments'>,
  { refund, paise, payment, orderId }: Exchange,
) {
  if (!parts.payments.get(payment.provider).capabilities.refundsByCall)
    await addRefundedAmount(trx, payment.id, paise, parts.clock.now())
  await recordAsMade(trx, parts, { refund, orderId })
}

type CompleteParts = Pick<Parts, 'clock' | 'storeSettingsForDocuments'>

/** The refund counts as made, and gets its credit note. */
async function recordAsMade(
  trx: Transaction<Database>,
  { clock, storeSettingsForDocuments }: CompleteParts,
  { refund, orderId }: Pick<ManualRefund, 'refund' | 'orderId'>,
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
  await updateRefundedAmount(trx, order, { elsewhere: 0, now })
  await issueCreditNotes(trx, orderId, { store: await storeSettingsForDocuments(trx), clock })
}
