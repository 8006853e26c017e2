import type { Transaction } from 'kysely'
import { issueCreditNotes } from '#accounting/documents/server/issuing/issue-credit-notes.ts'
import type { Database } from '#database/schema.ts'
import { transact } from '#database/transact.ts'
import { notifyContext } from '#operations/notifications/server/notify-merchant.ts'
import { queueOrderMessages } from '#ordering/orders/server/messages/queue-order-messages.ts'
import { type LockedOrder, lockOrder } from '#ordering/orders/server/states/transition-order.ts'
import type { Parts } from '#parts.ts'
import {
  addRefundedAmount,
  markFullyRefunded,
  markRefundProcessed,
  type OpenRefund,
} from './refunds.queries.ts'
import { updateRefundedAmount } from './update-refunded-amount.ts'

/**
 * The provider has processed the refund: updates the refund, its payment and, for a merchant's refund, its order
 * together. An automatic refund returns all that is left of a payment that pays no order. Does nothing if the refund is
 * finished already.
 */
export const finishRefund = (
  parts: Pick<Parts, 'db' | 'clock' | 'store' | 'settings' | 'storeSettingsForDocuments' | 'hooks'>,
  refund: OpenRefund,
  providerRefundId: string,
  now: Date,
) =>
  transact(parts.db, async (trx) => {
    const order = await lockOrder(trx, refund.order_id)
    if (!(await markRefundProcessed(trx, refund, providerRefundId, now))) return
    if (refund.source === 'shop') await markFullyRefunded(trx, refund.payment_id, now)
    else if (order) await finishMerchantRefund(trx, parts, { refund, order, now })
    await queueOrderMessages(trx, refund.order_id, notifyContext(parts, now))
  })

/** Adds a merchant's refund to the refunded sums of its payment and its order, and issues its credit note. */
async function finishMerchantRefund(
  trx: Transaction<Database>,
  { clock, storeSettingsForDocuments, hooks }: Pick<Parts, 'clock' | 'storeSettingsForDocuments' | 'hooks'>,
  { refund, order, now }: { refund: OpenRefund; order: LockedOrder; now: Date },
) {
  await addRefundedAmount(trx, refund.payment_id, refund.amount_paise, now)
  await updateRefundedAmount(trx, order, { elsewhere: 0, now })
  await issueCreditNotes(trx, order.id, { store: await storeSettingsForDocuments(trx), clock })
  await hooks?.at?.('refund:issued')
}
