import type { Db } from '#database/connect.ts'
import { toRupees } from '#values/money/money.ts'
import type { RefundWish, WeighedRefund } from '../contract.ts'
import { findPayingPayment, findRefundable } from './refundable.queries.ts'
import type { NoRefund } from './refundable.ts'
import { weighRefund } from './weigh-refund.ts'

type PreviewRefund =
  | { ok: true; preview: WeighedRefund }
  | { ok: false; reason: 'NO_SUCH_ORDER' | 'NOT_PAID' }
  | ({ ok: false } & NoRefund)

/** What a refund would do, by the same rule that does it; nothing is written. */
export async function previewRefund(db: Db, orderId: number, wish: RefundWish): Promise<PreviewRefund> {
  const order = await db
    .selectFrom('orders')
    .select(['id', 'parcel_state', 'kept_paise'])
    .where('id', '=', orderId)
    .executeTakeFirst()
  if (!order) return { ok: false, reason: 'NO_SUCH_ORDER' }
  const payment = await findPayingPayment(db, orderId)
  if (!payment) return { ok: false, reason: 'NOT_PAID' }
  const refundable = await findRefundable(db, order, payment.id)
  const weighing = weighRefund(refundable, wish)
  if (!weighing.ok) return weighing
  const { paise, lines, delivery, cancels } = weighing.weighed
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
