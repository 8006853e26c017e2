import { type RawBuilder, sql } from 'kysely'
import { variantNameSql } from '#catalogue/variants/server/variant-name.ts'
import type { Db } from '#database/connect.ts'
import { buyerName } from '#ordering/buyers/server/buyer.queries.ts'
import { orderStatus, type ShipmentState, shipmentState } from '#ordering/orders/rules/order-state.ts'
import { isPaymentDue } from '#ordering/orders/server/lists/order-view.queries.ts'
import { waitsForMerchant } from '#ordering/returns/server/returns.queries.ts'
import { defaultLanguage } from '#words/language.ts'

/** The orders to pack that have waited longest, read along their own index (see `scanByShipmentState`). */
export const listOldestOrdersToPack = (db: Db, limit: number) =>
  db
    .selectFrom('orders')
    .select(['id', buyerName.as('user_name'), 'total_paise', 'payment_method'])
    // A cash order or a replacement can be packed as soon as it's placed.
    .select([sql<Date>`coalesce(paid_at, created_at)`.as('paid_at'), isPaymentDue.as('payment_due')])
    .where(areToPack)
    .orderBy('parcel_state')
    .orderBy('id')
    .limit(limit)
    .execute()

/** Written as in the index's predicate: with bind parameters the planner would not use the partial index. */
const areAtStep = (step: ShipmentState) => sql<boolean>`status = ${sql.lit(orderStatus.toPack)}
  and parcel_state between ${step} and ${step}`
const areToPack = areAtStep(shipmentState.toPack)
const arePacked = areAtStep(shipmentState.packed)

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
/** For work that a person does piece by piece. */
const fewLimit = 100

/**
 * Counts open tasks: orders to pack and to dispatch, parcels that couriers can't deliver, returns, tickets and reviews that wait for the merchant with the time
 * of the first, variants with low or no stock, and payment issues (flagged orders, refunded orders, payments without a
 * reply, failed refunds, dead-letter webhooks). Counts end at 1000, or at 100. Each count follows the
 * order of its own index; otherwise the planner may scan the whole table.
 */
export async function countOpenTasks(db: Db) {
  const found = await db
    .selectNoFrom([
      counted(sql`orders where ${areToPack} order by parcel_state, id`).as('toPack'),
      counted(sql`packs where on_sale and stock > 0 and stock <= low_stock_at order by stock, product_id`).as(
        'low',
      ),
      counted(sql`packs where on_sale and stock = 0 order by stock, product_id`).as('out'),
      counted(sql`orders where ${arePacked} order by parcel_state, id`, fewLimit).as('toDispatch'),
      timeOfFirst(
        sql`coalesce(paid_at, created_at)`,
        sql`orders where ${arePacked} order by parcel_state, id`,
      ).as('oldestToDispatch'),
      counted(sql`courier_bookings where issue is not null order by issue_since`, fewLimit).as('couriers'),
      timeOfFirst(sql`issue_since`, sql`courier_bookings where issue is not null order by issue_since`).as(
        'couriersSince',
      ),
      counted(sql`returns where ${waitsForMerchant} order by id`, fewLimit).as('returns'),
      timeOfFirst(sql`requested_at`, sql`returns where ${waitsForMerchant} order by id`).as('returnsSince'),
      counted(sql`tickets where due_at is not null order by due_at, id`, fewLimit).as('tickets'),
      timeOfFirst(sql`due_at`, sql`tickets where due_at is not null order by due_at, id`).as('ticketsDue'),
      counted(sql`reviews where state = 'waiting' order by state, id`, fewLimit).as('reviews'),
      timeOfFirst(sql`written_at`, sql`reviews where state = 'waiting' order by state, id`).as(
        'reviewsSince',
      ),
      counted(sql`orders where attention is not null order by attention_since`).as('flagged'),
      counted(
        sql`orders where refunded_paise > refunds_seen_paise and attention is null order by refunded_at`,
      ).as('returned'),
      counted(sql`orders where unanswered_since is not null order by unanswered_since`).as('unanswered'),
      counted(sql`refunds where status = 'failed' order by updated_at`).as('failed'),
      counted(sql`unreadable_news where looked_at is null order by received_at`).as('unreadable'),
    ])
    .executeTakeFirstOrThrow()
  const paymentIssues = found.flagged + found.returned + found.unanswered + found.failed + found.unreadable
  return { ...found, paymentIssues: Math.min(paymentIssues, countLimit) }
}

/** Counts rows up to the limit. @param rows the table with its condition and the order of its index */
const counted = (rows: RawBuilder<unknown>, limit = countLimit) =>
  sql<number>`(select count(*)::integer from (select from ${rows} limit ${limit}) as found)`

const timeOfFirst = (time: RawBuilder<unknown>, rows: RawBuilder<unknown>) =>
  sql<Date | null>`(select ${time} from ${rows} limit 1)`
