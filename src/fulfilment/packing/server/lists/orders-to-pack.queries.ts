import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '#database/connect.ts'
import { cutPage, idKey, type Page, type PageRequest, parseCursor } from '#http/calls/paging.ts'
import { sentTogether } from '#ordering/additions/server/order-additions.queries.ts'
import { buyerName } from '#ordering/buyers/server/buyer.queries.ts'
import { isHeldByRecall } from '#ordering/order-lines/server/units-recalled.ts'
import { unitsToSend } from '#ordering/order-lines/server/units-to-send.ts'
import { orderStatus, shipmentState } from '#ordering/orders/rules/order-state.ts'
import { countLimits } from '#values/count-limits.ts'
import type { OrderToPack } from '../../contract.ts'
import { noAddressPlace } from '../../printing-contract.ts'

/**
 * Orders with the same zone, or in a shop without zones with the same PIN code, are packed together. Must match the
 * expression of the index `orders_to_pack_by_place`. Empty for an order without an address.
 */
const packingPlace = sql<string>`coalesce(orders.zone_name, orders.address ->> 'postal_code', '')`

type ToPackInput = PageRequest & {
  place?: string | undefined
  /** The promised day, `2026-11-26`. */
  day?: string | undefined
}

/** A query for the orders to pack: paid, not fully refunded, and not packed. */
const selectOrdersToPack = (db: Db) =>
  db
    .selectFrom('orders')
    .where('orders.status', '=', orderStatus.toPack)
    .where('orders.parcel_state', '=', shipmentState.toPack)

/** A page of the orders to pack, oldest first, in constant time, optionally of one place and day. */
export async function listOrdersToPack(
  db: Db,
  { place, day, limit, cursor }: ToPackInput,
): Promise<Page<OrderToPack>> {
  const [after = 0] = parseCursor(cursor, z.tuple([idKey])) ?? []
  const waiting = selectOrdersToPack(db)
    .$if(place !== undefined, (them) => them.where(packingPlace, '=', place ?? ''))
    .$if(day !== undefined, (them) => them.where(sql<boolean>`orders.promised_by = ${day}::date`))
  const [rows, total] = await Promise.all([
    waiting
      .select(['orders.id', 'orders.paid_at', 'orders.created_at', packingPlace.as('place')])
      .select([
        sql<string>`coalesce(nullif(orders.address ->> 'full_name', ''), ${buyerName})`.as('name'),
        sql<string>`coalesce(orders.address ->> 'city', '')`.as('city'),
        sql<string | null>`to_char(orders.promised_by, 'YYYY-MM-DD')`.as('by'),
        sql<number>`(select coalesce(sum(${unitsToSend}), 0)::integer from order_items where order_id = orders.id)`.as(
          'pieces',
        ),
        isHeldByRecall.as('isHeld'),
        sentTogether.as('together'),
      ])
      .where('orders.id', '>', after)
      // The column is constant here; it makes the planner use the partial index of orders to pack.
      .orderBy('orders.parcel_state')
      .orderBy('orders.id')
      .limit(limit + 1)
      .execute(),
    countCapped(db, waiting),
  ])
  const page = cutPage(rows, limit, ({ id }) => [id])
  const items = page.items.map((row) => ({
    id: row.id,
    name: row.name,
    city: row.city,
    place: row.place,
    pieces: row.pieces,
    by: row.by,
    recalled: row.isHeld,
    ...(row.together.length > 0 && { together: row.together }),
    paid_at: (row.paid_at ?? row.created_at).toISOString(),
  }))
  return { items, next: page.next, total }
}

/** Counts the orders, up to `countLimits.orders`. */
async function countCapped(db: Db, waiting: ReturnType<typeof selectOrdersToPack>) {
  const counted = waiting.select('orders.id').limit(countLimits.orders)
  const { total } = await db
    .selectFrom(counted.as('waiting'))
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}

/** Every place with orders to pack, by name; `noAddressPlace` stands for orders without an address. */
export const listPackingPlaces = async (db: Db) =>
  (await listDistinctValues(db, packingPlace)).map((place) => place || noAddressPlace)

/** Every promised day of the orders to pack, such as `2026-11-26`, earliest first. */
export const listPromisedDays = (db: Db) => listDistinctValues(db, sql`orders.promised_by`)

/** The distinct values of an SQL expression among orders to pack, ascending and without null, by a loose index scan. */
async function listDistinctValues(db: Db, of: RawBuilder<unknown>): Promise<string[]> {
  const next = (beyond: RawBuilder<unknown>) => sql`
    select ${of} as value from orders
    where orders.status = ${orderStatus.toPack} and orders.parcel_state = ${shipmentState.toPack} ${beyond}
    order by 1 limit 1`
  const { rows } = await sql<{ value: string }>`
    with recursive found as (
      (${next(sql``)})
      union all
      select (${next(sql`and ${of} > found.value`)}) from found where found.value is not null
    )
    select value::text from found where value is not null`.execute(db)
  return rows.map(({ value }) => value)
}
