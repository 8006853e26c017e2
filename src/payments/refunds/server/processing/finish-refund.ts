import { issueCreditNotes } from '#accounting/documents/server/issuing/issue-credit-notes.ts'
import { transact } from '#database/transact.ts'
import { lockOrder } from '#ordering/orders/server/states/move-order.ts'
import type { Parts } from '#parts.ts'
import { countReturned } from './count-returned.ts'
import { addReturned, finishWanted, markReturned, type OpenRefund } from './refunds.queries.ts'

/**
 * The money is on its way back: the refund, its payment and, where the merchant wanted it, its order say so together. One
 * that arose by itself returns all that is left of its payment, which pays no order.
 */
export const finishRefund = (
  { db, clock, storeForPapers, hooks }: Pick<Parts, 'db' | 'clock' | 'storeForPapers' | 'hooks'>,
  refund: OpenRefund,
  providerRefundId: string,
  now: Date,
) =>
  transact(db, async (trx) => {
    const order = await lockOrder(trx, refund.order_id)
    if (!(await finishWanted(trx, refund, providerRefundId, now))) return
    if (refund.source === 'shop') return void (await markReturned(trx, refund.payment_id, now))
    await addReturned(trx, refund.payment_id, refund.amount_paise, now)
    if (!order) return
    await countReturned(trx, order, { elsewhere: 0, now })
    await issueCreditNotes(trx, order.id, { store: await storeForPapers(trx), clock })
    await hooks?.at?.('refund:issued')
  })
