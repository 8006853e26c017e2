import type { Db } from '#database/connect.ts'
import { toRupees } from '#values/money/money.ts'
import type { RefundQuote, RefundQuoteInput } from '../contract.ts'
import { quoteRefund } from './quote-refund.ts'
import { findPayingPayment, findRefundable } from './refundable.queries.ts'
import type { RefundRefusal } from './refundable.ts'

type PreviewRefund =
  | { ok: true; preview: RefundQuote }
  | { ok: false; reason: 'NO_SUCH_ORDER' | 'NOT_PAID' }
  | ({ ok: false } & RefundRefusal)

/** The quote of a refund; nothing is written. */
export async function previewRefund(
  db: Db,
  orderId: number,
  input: RefundQuoteInput,
): Promise<PreviewRefund> {
  const order = await db
    .selectFrom('orders')
    .select(['id', 'parcel_state', 'kept_paise'])
    .where('id', '=', orderId)
    .executeTakeFirst()
  if (!order) return { ok: false, reason: 'NO_SUCH_ORDER' }
  const payment = await findPayingPayment(db, orderId)
  if (!payment) return { ok: false, reason: 'NOT_PAID' }
  const refundable = await findRefundable(db, order, payment.id)
  const quote = quoteRefund(refundable, input)
  if (!quote.ok) return quote
  const { paise, lines, delivery, cancels } = quote.breakdown
  const restocked = lines.reduce((sum, { restock, quantity }) => sum + (restock ? quantity : 0), 0)
  return {
    ok: true,
    preview: {
      amount: toRupees(paise),
      left: toRupees(refundable.left - paise),
      delivery: toRupees(delivery),
      restocked,
      cancels,
    },
  }
}
