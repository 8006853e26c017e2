import { issueCreditNotes } from '#accounting/documents/server/issuing/issue-credit-notes.ts'
import { transact } from '#database/transact.ts'
import { lockOrder } from '#ordering/orders/server/states/transition-order.ts'
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
  {
    db,
    clock,
    storeSettingsForDocuments,
    hooks,
  }: Pick<Parts, 'db' | 'clock' | 'storeSettingsForDocuments' | 'hooks'>,
  refund: OpenRefund,
  providerRefundId: string,
  now: Date,
) =>
  transact(db, async (trx) => {
    const order = await lockOrder(trx, refund.order_id)
    if (!(await markRefundProcessed(trx, refund, providerRefundId, now))) return
    if (refund.source === 'shop') return void (await markFullyRefunded(trx, refund.payment_id, now))
    await addRefundedAmount(trx, refund.payment_id, refund.amount_paise, now)
    if (!order) return
    await updateRefundedAmount(trx, order, { elsewhere: 0, now })
    await issueCreditNotes(trx, order.id, { store: await storeSettingsForDocuments(trx), clock })
    await hooks?.at?.('refund:issued')
  })
