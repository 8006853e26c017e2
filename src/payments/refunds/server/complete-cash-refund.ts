import type { Transaction } from 'kysely'
import { issueCreditNotes } from '#accounting/documents/server/issuing/issue-credit-notes.ts'
import type { Database } from '#database/schema.ts'
import type { LockedOrder } from '#ordering/orders/server/states/transition-order.ts'
import type { Parts } from '#parts.ts'
import type { Paise } from '#values/money/money.ts'
import { addRefundedAmount } from './processing/refunds.queries.ts'
import { updateRefundedAmount } from './processing/update-refunded-amount.ts'

type CashRefund = { refund: number; paise: Paise; paymentId: string }

/**
 * Completes the refund of a cash payment: the provider knows nothing of it, so the merchant returns the money in cash or
 * by transfer, and the mail to the customer says so. The order must be locked, and delivered, as every paid cash order.
 */
export async function completeCashRefund(
  trx: Transaction<Database>,
  { clock, storeSettingsForDocuments }: Pick<Parts, 'clock' | 'storeSettingsForDocuments'>,
  order: LockedOrder,
  { refund, paise, paymentId }: CashRefund,
) {
  const now = clock.now()
  await trx
    .updateTable('refunds')
    .set({ status: 'by_hand', updated_at: now })
    .where('id', '=', refund)
    .execute()
  await addRefundedAmount(trx, paymentId, paise, now)
  await updateRefundedAmount(trx, order, { elsewhere: 0, now })
  await issueCreditNotes(trx, order.id, { store: await storeSettingsForDocuments(trx), clock })
}
