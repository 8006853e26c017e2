import { sql } from 'kysely'
import { variantNameSql } from '#catalogue/variants/server/variant-name.ts'
import type { Db } from '#database/connect.ts'
import { buyerName } from '#ordering/buyers/server/buyer.queries.ts'
import { orderStatus, shipmentState } from '#ordering/orders/rules/order-state.ts'
import { isPaymentDue } from '#ordering/orders/server/lists/order-view.queries.ts'
import { defaultLanguage } from '#words/language.ts'

/** The orders to pack that have waited longest, read along their own index (see `scanByShipmentState`). */
export const listOldestOrdersToPack = (db: Db, limit: number) =>
  db
    .selectFrom('orders')
    .select(['id', buyerName.as('user_name'), 'total_paise'])
    // A cash order can be packed as soon as it's placed.
    .select([sql<Date>`coalesce(paid_at, created_at)`.as('paid_at'), isPaymentDue.as('payment_due')])
    .where(areToPack)
    .orderBy('parcel_state')
    .orderBy('id')
    .limit(limit)
    .execute()

/** Written as in the index's predicate: with bind parameters the planner would not use the partial index. */
const areToPack = sql<boolean>`status = ${sql.lit(orderStatus.toPack)}
  and parcel_state between ${shipmentState.toPack} and ${shipmentState.toPack}`

/** The variants on sale that are low on stock or out of stock, those with the least first. */
export const listLowStockVariants = (db: Db, limit: number) =>
  db
    .selectFrom('packs')
    .innerJoin('products', 'products.id', 'packs.product_id')
    .select(['products.id', variantNameSql(defaultLanguage).as('name'), 'packs.stock'])
    .where('packs.on_sale', '=', true)
    .whereRef('packs.stock', '<=', 'packs.low_stock_at')
    .orderBy('packs.stock')
    .orderBy('packs.product_id')
    .orderBy('packs.position')
    .limit(limit)
    .execute()

/** Each count stops here: a larger number is of no use, and counting would get slower as the table grows. */
const countLimit = 1000

/**
 * Counts open tasks: orders to pack, variants with low or no stock, and payment issues (flagged orders, refunded
 * orders, payments without a reply, failed refunds, dead-letter webhooks). Counts end at 1000. Each count follows the
 * order of its own index; otherwise the planner may scan the whole table.
 */
export async function countOpenTasks(db: Db) {
  const { rows } = await sql<
    Record<'waiting' | 'low' | 'out' | 'marked' | 'returned' | 'unanswered' | 'failed' | 'unread', number>
  >`
    select
      (select count(*) from (select from orders
        where ${areToPack}
        order by parcel_state, id limit ${countLimit}) as found) as waiting,
      (select count(*) from (select from packs
        where on_sale and stock > 0 and stock <= low_stock_at
        order by stock, product_id limit ${countLimit}) as found) as low,
      (select count(*) from (select from packs
        where on_sale and stock = 0
        order by stock, product_id limit ${countLimit}) as found) as out,
      (select count(*) from (select from orders
        where attention is not null
        order by attention_since limit ${countLimit}) as found) as marked,
      (select count(*) from (select from orders
        where refunded_paise > refunds_seen_paise and attention is null
        order by refunded_at limit ${countLimit}) as found) as returned,
      (select count(*) from (select from orders
        where unanswered_since is not null
        order by unanswered_since limit ${countLimit}) as found) as unanswered,
      (select count(*) from (select from refunds
        where status = 'failed'
        order by updated_at limit ${countLimit}) as found) as failed,
      (select count(*) from (select from unreadable_news
        where looked_at is null
        order by received_at limit ${countLimit}) as found) as unread`.execute(db)
  const { waiting = 0, low = 0, out = 0, ...money } = rows[0] ?? {}
  const paymentIssues = Object.values(money).reduce((sum, count) => sum + count, 0)
  return { toPack: waiting, low, out, paymentIssues: Math.min(paymentIssues, countLimit) }
}
