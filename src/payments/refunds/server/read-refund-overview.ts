import type { Db } from '#database/connect.ts'
import { isCancelled } from '#ordering/orders/rules/order-state.ts'
import { toRupees } from '#values/money/money.ts'
import type { Language } from '#words/language.ts'
import type { RefundLine, RefundOverview } from '../contract.ts'
import { listAdminRefunds } from './order-refunds.queries.ts'
import { type FoundLine, findPayingPayment, findRefundable } from './refundable.queries.ts'
import { leftOfDelivery, paidForDelivery } from './refundable.ts'

/**
 * Everything that the refund panel shows: what can be refunded, and earlier refunds; undefined if there is no such
 * order.
 */
export async function readRefundOverview(
  db: Db,
  orderId: number,
  language: Language,
): Promise<RefundOverview | undefined> {
  const order = await db
    .selectFrom('orders')
    .select([
      'id',
      'status',
      'parcel_state',
      'kept_paise',
      'total_paise',
      'refunded_paise',
      'refunds_seen_paise',
    ])
    .where('id', '=', orderId)
    .executeTakeFirst()
  if (!order) return undefined
  const payment = await findPayingPayment(db, orderId)
  const refundable = await findRefundable(db, order, payment?.id)
  const unreviewed = order.refunded_paise - order.refunds_seen_paise
  return {
    order_id: order.id,
    total: toRupees(order.total_paise),
    left: toRupees(refundable.left),
    is_paid: payment !== undefined,
    is_here: refundable.isUndispatched,
    is_cancelled: isCancelled(order),
    asks_about_goods: unreviewed > 0 ? toRupees(unreviewed) : null,
    lines: refundable.lines.map(toRefundLine),
    delivery: {
      paid: toRupees(paidForDelivery(refundable)),
      left: toRupees(payment ? leftOfDelivery(refundable) : 0),
    },
    refunds: await listAdminRefunds(db, orderId, language),
  }
}

const toRefundLine = ({
  id,
  packId,
  name,
  size,
  quantity,
  unitPaise,
  refunded,
  replaced,
  putBack,
  undispatched,
}: FoundLine): RefundLine => ({
  item_id: id,
  name,
  size,
  quantity,
  unit_price: toRupees(unitPaise),
  refunded,
  replaced,
  put_back: putBack,
  here: undispatched,
  can_put_back: packId !== null,
})
