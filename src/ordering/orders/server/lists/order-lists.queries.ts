import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '#database/connect.ts'
import { cursorAfter, idKey, type Page, readCursor } from '#http/calls/paging.ts'
import { mostCounted } from '#values/most-counted.ts'
import { type OrderStatus, orderStatus, type ParcelState, partlyDispatched } from '#values/order-state.ts'
import type { Order } from '../../contract.ts'
import { findDays } from './order-days.queries.ts'
import { isFoundBy } from './order-search.queries.ts'
import { orderSearch } from './order-search.ts'
import { countOrders } from './order-tallies.queries.ts'
import { isPartlyDispatched, selectOrders, toOrder } from './order-view.queries.ts'

type Sort = 'newest' | 'oldest'
type Paging = { limit: number; cursor?: string | undefined; sort?: Sort | undefined }
export type OrderFilter = {
  status?: OrderStatus | undefined
  parcel?: ParcelState | typeof partlyDispatched | undefined
  q?: string | undefined
  from?: string | undefined
  to?: string | undefined
}
type SelectedOrders = ReturnType<typeof selectOrders>

/** Any customer's orders, newest first unless asked otherwise, at a cost that does not grow with the table. */
export async function listAllOrders(db: Db, filter: OrderFilter, paging: Paging): Promise<Page<Order>> {
  const search = orderSearch(filter.q)
  const days = await findDays(db, filter)
  const orders = days ? selectOrders(db).where(days.areTheirs) : selectOrders(db)
  if (search === undefined) {
    const page = await pageOf(orders, paging, filter)
    return { ...page, total: await (days ? countUpTo(db, matching(orders, filter)) : countAll(db, filter)) }
  }
  const finds = async (among: Numbers | undefined) => {
    const { direction } = ways[paging.sort ?? 'newest']
    return matching(orders, filter).where(
      await isFoundBy(db, search, { among, wished: isWished(filter), direction }),
    )
  }
  const found = await finds(days)
  const rest = paging.cursor ? await finds(beyondCursor(paging, days)) : found
  const [page, total] = await Promise.all([pageOf(rest, paging), countUpTo(db, found)])
  return { ...page, total }
}

type Numbers = { first: number; last: number }

/** The numbers that the pages before this one have not shown. */
function beyondCursor(
  { cursor, sort }: Paging,
  days: Numbers = { first: 0, last: ways.newest.start },
): Numbers {
  const [after] = readCursor(cursor, z.tuple([idKey])) ?? []
  if (after === undefined) return days
  const { first, last } = days
  return sort === 'oldest'
    ? { first: Math.max(first, after + 1), last }
    : { first, last: Math.min(last, after - 1) }
}

/**
 * A customer's own orders, newest first. A cancelled one is not among them (decision B7), unless money came in for it:
 * where that is or went is something its owner wants to see.
 */
export async function listOwnOrders(db: Db, userId: number, paging: Paging): Promise<Page<Order>> {
  const own = selectOrders(db)
    .where('orders.user_id', '=', userId)
    .where((eb) =>
      eb.or([
        eb('orders.status', '<>', orderStatus.cancelled),
        eb.exists(
          eb
            .selectFrom('payments')
            .select('payments.id')
            .whereRef('payments.order_id', '=', 'orders.id')
            .where('payments.status', 'in', ['authorized', 'captured', 'refunded']),
        ),
      ]),
    )
  return wholePageOf(own, paging)
}

/** A customer's orders as the merchant sees them: all, newest first. */
export const listOrdersOf = (db: Db, userId: number, paging: Paging) =>
  wholePageOf(selectOrders(db).where('orders.user_id', '=', userId), paging)

/** A page of one person's orders, which are few enough to be counted. */
async function wholePageOf(own: SelectedOrders, paging: Paging): Promise<Page<Order>> {
  const { total } = await own
    .clearSelect()
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { ...(await pageOf(own, paging)), total: Number(total) }
}

function matching(orders: SelectedOrders, filter: OrderFilter) {
  const wished = isWished(filter)
  return wished ? orders.where(wished) : orders
}

/** Nothing where orders of every status and step are wished for. */
function isWished({ status, parcel }: OrderFilter): RawBuilder<boolean> | undefined {
  const hasStatus = status && sql<boolean>`orders.status = ${status}`
  const isThere = parcel && (parcel === partlyDispatched ? isPartlyDispatched : atStep(parcel))
  return hasStatus && isThere ? sql<boolean>`(${hasStatus} and ${isThere})` : hasStatus || isThere
}

/** Paid orders at one step, as the index of them says it: a value given beside the query would not be seen to fit it. */
const atStep = (parcel: ParcelState) =>
  sql<boolean>`orders.status = ${sql.lit(orderStatus.toPack)} and orders.parcel_state between ${parcel} and ${parcel}`

/** Keyset pagination in either direction; `start` lies before the first row of each. */
const ways = {
  newest: { direction: 'desc', start: 2 ** 31 - 1, beyond: sql`<` },
  oldest: { direction: 'asc', start: 0, beyond: sql`>` },
} as const

async function pageOf(
  orders: SelectedOrders,
  { limit, cursor, sort = 'newest' }: Paging,
  filter: OrderFilter = {},
) {
  const { direction, start, beyond } = ways[sort]
  const [after = start] = readCursor(cursor, z.tuple([idKey])) ?? []
  const rest = along(orders, filter, { direction, beyond, after })
  const rows = await rest
    .orderBy('orders.id', direction)
    .limit(limit + 1)
    .execute()
  const items = rows.slice(0, limit).map(toOrder)
  const lastShown = items.at(-1)
  return { items, next: rows.length > limit && lastShown ? cursorAfter(lastShown.id) : null }
}

type Walk = { direction: 'asc' | 'desc'; beyond: ReturnType<typeof sql>; after: number }

function along(orders: SelectedOrders, { status, parcel }: OrderFilter, walk: Walk) {
  if (parcel === partlyDispatched)
    return alongStatus(orders.where(isPartlyDispatched), orderStatus.toPack, walk)
  if (parcel) return alongParcel(status ? orders.where('orders.status', '=', status) : orders, parcel, walk)
  if (status) return alongStatus(orders, status, walk)
  return orders.where(sql<boolean>`orders.id ${walk.beyond} ${walk.after}::integer`)
}

/**
 * Orders of one status, read along the index of status and id. Written as `between` and not as `=`: with `=` the
 * planner may walk the primary key in the hope of meeting one soon, which is a scan of the whole table where the
 * status is rare.
 */
const alongStatus = (orders: SelectedOrders, status: OrderStatus, { direction, beyond, after }: Walk) =>
  orders
    .where(sql<boolean>`orders.status between ${status} and ${status}`)
    .where(sql<boolean>`(orders.status, orders.id) ${beyond} (${status}, ${after}::integer)`)
    .orderBy('orders.status', direction)

/** Paid orders at one step, read along their own index in the same way. */
const alongParcel = (orders: SelectedOrders, parcel: ParcelState, { direction, beyond, after }: Walk) =>
  orders
    .where(atStep(parcel))
    .where(sql<boolean>`(orders.parcel_state, orders.id) ${beyond} (${parcel}, ${after}::integer)`)
    .orderBy('orders.parcel_state', direction)

async function countAll(db: Db, { status, parcel }: OrderFilter) {
  if (parcel) return countAtStep(db, parcel)
  const counts = await countOrders(db)
  return status ? counts[status] : Object.values(counts).reduce((sum, count) => sum + count, 0)
}

/** How many paid orders there are at one step, counted up to `mostCounted.ordersAtStep`. */
async function countAtStep(db: Db, parcel: NonNullable<OrderFilter['parcel']>) {
  const isThere = parcel === partlyDispatched ? isPartlyDispatched : atStep(parcel)
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from (select from orders where ${isThere}
      order by orders.parcel_state, orders.id limit ${mostCounted.ordersAtStep}) as found`.execute(db)
  return rows[0]?.total ?? 0
}

async function countUpTo(db: Db, orders: SelectedOrders) {
  const found = orders
    .clearSelect()
    .select('orders.id')
    .orderBy('orders.id', 'desc')
    .limit(mostCounted.orders)
  const { total } = await db
    .selectFrom(found.as('found'))
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}
