import type { Db } from '../../../database/connect.ts'
import { toRupees } from '../../../values/money/money.ts'
import { isCancelled } from '../../../values/order-state.ts'
import type { Language } from '../../../words/language.ts'
import { findWhatIsLeftToReturn } from '../../checkout/server/refunding/returned.queries.ts'
import type { Refunding, RefundLine } from '../contract.ts'
import { listOfficeRefunds } from './order-refunds.queries.ts'
import { findPayingPayment, findRefundableLines, isAllHere } from './refundable.queries.ts'

/** All that the merchant sees before giving money of an order back, and of what was given back. */
export async function tellRefunding(
  db: Db,
  orderId: number,
  language: Language,
): Promise<Refunding | undefined> {
  const order = await db
    .selectFrom('orders')
    .select(['id', 'status', 'parcel_state', 'total_paise', 'refunded_paise', 'refunds_seen_paise'])
    .where('id', '=', orderId)
    .executeTakeFirst()
  if (!order) return undefined
  const payment = await findPayingPayment(db, orderId)
  const unseen = order.refunded_paise - order.refunds_seen_paise
  return {
    order_id: order.id,
    total: toRupees(order.total_paise),
    left: payment ? toRupees(await findWhatIsLeftToReturn(db, payment.id)) : 0,
    is_paid: payment !== undefined,
    is_here: await isAllHere(db, order),
    is_cancelled: isCancelled(order),
    asks_about_goods: unseen > 0 ? toRupees(unseen) : null,
    lines: (await findRefundableLines(db, orderId)).map(lineOf),
    refunds: await listOfficeRefunds(db, orderId, language),
  }
}

const lineOf = ({
  id,
  packId,
  name,
  size,
  quantity,
  unitPaise,
  refunded,
  putBack,
}: Awaited<ReturnType<typeof findRefundableLines>>[number]): RefundLine => ({
  item_id: id,
  name,
  size,
  quantity,
  unit_price: toRupees(unitPaise),
  refunded,
  put_back: putBack,
  can_put_back: packId !== null,
})
