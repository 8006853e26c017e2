import { sql, type Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import { moveToLaterDelivery, standingOrderColumns } from './standing-orders.queries.ts'

/**
 * Counts the deliveries that were in the cart of an order as ordered, once it is paid or placed to be paid in cash: those of
 * which the order contains something. Their next day is an interval later.
 */
export async function confirmDeliveries(trx: Transaction<Database>, orderId: number, now: Date) {
  const ordered = await trx
    .selectFrom('standing_orders')
    .select(standingOrderColumns)
    .where('user_id', '=', sql<number>`(select user_id from orders where id = ${orderId})`)
    .whereRef('in_cart_for', '=', 'next_on')
    .where(
      sql<boolean>`exists (
        select from standing_order_lines join order_items using (pack_id)
        where standing_order_lines.standing_order_id = standing_orders.id and order_items.order_id = ${orderId}
      )`,
    )
    .orderBy('standing_orders.id')
    .forUpdate()
    .execute()
  for (const order of ordered) await moveToLaterDelivery(trx, order, { now, unanswered: 0 })
}
