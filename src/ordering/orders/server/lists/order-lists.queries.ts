import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '#database/connect.ts'
import { cutPage, idKey, type Page, type PageRequest, parseCursor } from '#http/calls/paging.ts'
import { countLimits } from '#values/count-limits.ts'
import { maxInteger } from '#values/max-integer.ts'
import type { Order } from '../../contract.ts'
import { type OrderStatus, orderStatus, partlyShipped, type ShipmentState } from '../../rules/order-state.ts'
import { countOrders } from './order-counters.queries.ts'
import { findOrderDateRange } from './order-dates.queries.ts'
import { buildSearchCondition } from './order-search.queries.ts'
import { parseOrderSearch } from './order-search.ts'
import { selectOrders, toOrder } from './order-view.queries.ts'
import { isPartlyDispatched } from './partly-dispatched.queries.ts'

type Sort = 'newest' | 'oldest'
type Paging = PageRequest & { sort?: Sort | undefined }
export type OrderFilter = {
  status?: OrderStatus | undefined
  parcel?: ShipmentState | typeof partlyShipped | undefined
  q?: string | undefined
  from?: string | undefined
  to?: string | undefined
}
type SelectedOrders = ReturnType<typeof selectOrders>

/** Orders of all customers, newest first by default, with keyset pagination. */
export async function listAllOrders(db: Db, filter: OrderFilter, paging: Paging): Promise<Page<Order>> {
  const search = parseOrderSearch(filter.q)
  const days = await findOrderDateRange(db, filter)
  const orders = days ? selectOrders(db).where(days.isWithinDates) : selectOrders(db)
  if (search === undefined) {
    const page = await readOrderPage(orders, paging, filter)
    return {
      ...page,
      total: await (days ? countUpTo(db, selectMatchingOrders(orders, filter)) : countAll(db, filter)),
    }
  }
  const searchAmong = async (idRange: IdRange | undefined) => {
    const { direction } = directions[paging.sort ?? 'newest']
    return selectMatchingOrders(orders, filter).where(
      await buildSearchCondition(db, search, {
        idRange,
        condition: filterCondition(filter),
        direction,
      }),
    )
  }
  const found = await searchAmong(days)
  const rest = paging.cursor ? await searchAmong(idsAfterCursor(paging, days)) : found
  const [page, total] = await Promise.all([readOrderPage(rest, paging), countUpTo(db, found)])
  return { ...page, total }
}

/** The first orders that a search finds, newest first, without counting the others; none for an empty search. */
export async function findNewestOrders(db: Db, q: string, limit: number): Promise<Order[]> {
  const search = parseOrderSearch(q)
  if (search === undefined) return []
  const found = await buildSearchCondition(db, search, { direction: 'desc' })
  return (await readOrderPage(selectOrders(db).where(found), { limit })).items
}

type IdRange = { first: number; last: number }

/** The part of a range of ids that is still to be listed after the cursor. */
function idsAfterCursor(
  { cursor, sort }: Paging,
  days: IdRange = { first: 0, last: directions.newest.start },
): IdRange {
  const [after] = parseCursor(cursor, z.tuple([idKey])) ?? []
  if (after === undefined) return days
  const { first, last } = days
  return sort === 'oldest'
    ? { first: Math.max(first, after + 1), last }
    : { first, last: Math.min(last, after - 1) }
}

/**
 * A customer's own orders, newest first. Cancelled ones are left out (decision B7) unless money was received for them,
 * because the customer must be able to see its refund.
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
  return countedPageOf(own, paging)
}

/** A customer's orders for the merchant: all, newest first. */
export const listOrdersOfCustomer = (db: Db, userId: number, paging: Paging) =>
  countedPageOf(selectOrders(db).where('orders.user_id', '=', userId), paging)

/** A page of one person's orders; they are few, so they are counted. */
async function countedPageOf(own: SelectedOrders, paging: Paging): Promise<Page<Order>> {
  const { total } = await own
    .clearSelect()
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { ...(await readOrderPage(own, paging)), total: Number(total) }
}

function selectMatchingOrders(orders: SelectedOrders, filter: OrderFilter) {
  const condition = filterCondition(filter)
  return condition ? orders.where(condition) : orders
}

/**
 * The SQL condition for status and shipment state; undefined if the filter has neither. Search and days are not part of
 * it.
 */
function filterCondition({ status, parcel }: OrderFilter): RawBuilder<boolean> | undefined {
  const hasStatus = status && sql<boolean>`orders.status = ${status}`
  const isAtStep = parcel && (parcel === partlyShipped ? isPartlyDispatched : atStep(parcel))
  return hasStatus && isAtStep ? sql<boolean>`(${hasStatus} and ${isAtStep})` : hasStatus || isAtStep
}

/**
 * Paid orders at one step. The status is a literal, because with a parameter the planner does not use the partial
 * index.
 */
const atStep = (parcel: ShipmentState) =>
  sql<boolean>`orders.status = ${sql.lit(orderStatus.toPack)} and orders.parcel_state between ${parcel} and ${parcel}`

/** Keyset pagination in both directions; `start` is before the first row. */
const directions = {
  newest: { direction: 'desc', start: maxInteger, beyond: sql`<` },
  oldest: { direction: 'asc', start: 0, beyond: sql`>` },
} as const

/** A page of the orders that a query matches. With a filter, the query reads along the index that suits it. */
async function readOrderPage(
  orders: SelectedOrders,
  { limit, cursor, sort = 'newest' }: Paging,
  filter: OrderFilter = {},
) {
  const { direction, start, beyond } = directions[sort]
  const [after = start] = parseCursor(cursor, z.tuple([idKey])) ?? []
  const rest = scanAlongIndex(orders, filter, { direction, beyond, after })
  const rows = await rest
    .orderBy('orders.id', direction)
    .limit(limit + 1)
    .execute()
  const { items, next } = cutPage(rows, limit, ({ id }) => [id])
  return { items: items.map(toOrder), next }
}

type IndexScan = { direction: 'asc' | 'desc'; beyond: ReturnType<typeof sql>; after: number }

/** Restricts a query to the orders after an id, and states the filter so that the planner reads along its index. */
function scanAlongIndex(orders: SelectedOrders, { status, parcel }: OrderFilter, scan: IndexScan) {
  if (parcel === partlyShipped)
    return scanByStatus(orders.where(isPartlyDispatched), orderStatus.toPack, scan)
  if (parcel)
    return scanByShipmentState(status ? orders.where('orders.status', '=', status) : orders, parcel, scan)
  if (status) return scanByStatus(orders, status, scan)
  return orders.where(sql<boolean>`orders.id ${scan.beyond} ${scan.after}::integer`)
}

/**
 * Orders of one status, read along the index of status and id. Uses `between` instead of `=`, because with `=` the
 * planner may scan the primary key, which is a full table scan if the status is rare.
 */
const scanByStatus = (orders: SelectedOrders, status: OrderStatus, { direction, beyond, after }: IndexScan) =>
  orders
    .where(sql<boolean>`orders.status between ${status} and ${status}`)
    .where(sql<boolean>`(orders.status, orders.id) ${beyond} (${status}, ${after}::integer)`)
    .orderBy('orders.status', direction)

/** Paid orders in one shipment state, read along their own index for the same reason. */
const scanByShipmentState = (
  orders: SelectedOrders,
  parcel: ShipmentState,
  { direction, beyond, after }: IndexScan,
) =>
  orders
    .where(atStep(parcel))
    .where(sql<boolean>`(orders.parcel_state, orders.id) ${beyond} (${parcel}, ${after}::integer)`)
    .orderBy('orders.parcel_state', direction)

/**
 * How many orders have this status or shipment state, without search and days: from the counters, where there is one.
 */
async function countAll(db: Db, { status, parcel }: OrderFilter) {
  if (parcel) return countAtStep(db, parcel)
  const counts = await countOrders(db)
  return status ? counts[status] : Object.values(counts).reduce((sum, count) => sum + count, 0)
}

/** How many paid orders are in one shipment state, counted up to `countLimits.ordersAtStep`. */
async function countAtStep(db: Db, parcel: NonNullable<OrderFilter['parcel']>) {
  const isAtStep = parcel === partlyShipped ? isPartlyDispatched : atStep(parcel)
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from (select from orders where ${isAtStep}
      order by orders.parcel_state, orders.id limit ${countLimits.ordersAtStep}) as found`.execute(db)
  return rows[0]?.total ?? 0
}

/** How many orders a query matches, counted up to `countLimits.orders`. */
async function countUpTo(db: Db, orders: SelectedOrders) {
  const found = orders
    .clearSelect()
    .select('orders.id')
    .orderBy('orders.id', 'desc')
    .limit(countLimits.orders)
  const { total } = await db
    .selectFrom(found.as('found'))
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}
