import { sql } from 'kysely'
import type { Db } from '../../../database/connect.ts'
import type { OrderStatus } from '../../../database/schema.ts'
import { cursorAfter, type Page, readCursor } from '../../../http/paging.ts'
import type { Order } from '../contract.ts'
import { findOrderIds, findsMany } from './order-search.queries.ts'
import { orderSearch } from './order-search.ts'
import { countOrders } from './order-tallies.queries.ts'
import { selectOrders, toOrder } from './order-view.queries.ts'

type Paging = { limit: number; cursor?: string | undefined }
export type OrderFilter = { status?: OrderStatus | undefined; q?: string | undefined }
type SelectedOrders = ReturnType<typeof selectOrders>

/** Beyond this a search's count says no more than that there are many, and would cost ever more. */
const mostCounted = 500

/** Any customer's orders, newest first, at a cost that does not grow with the table. */
export async function listAllOrders(db: Db, filter: OrderFilter, paging: Paging): Promise<Page<Order>> {
  const search = orderSearch(filter.q)
  if (search === undefined) {
    const page = await pageOf(selectOrders(db), paging, filter.status)
    return { ...page, total: await countAll(db, filter) }
  }
  const found = await matching(db, withStatus(selectOrders(db), filter.status), search)
  return { ...(await pageOf(found, paging)), total: await countUpTo(db, found) }
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
        eb('orders.status', '<>', 'cancelled'),
        eb.exists(
          eb
            .selectFrom('payments')
            .select('payments.id')
            .whereRef('payments.order_id', '=', 'orders.id')
            .where('payments.status', 'in', ['authorized', 'captured', 'refunded']),
        ),
      ]),
    )
  const { total } = await own
    .clearSelect()
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { ...(await pageOf(own, paging)), total: Number(total) }
}

const withStatus = (orders: SelectedOrders, status: OrderStatus | undefined) =>
  status === undefined ? orders : orders.where('orders.status', '=', status)

/** What is found often is met soon on the way back from the newest order; what is rare comes from the index. */
async function matching(db: Db, orders: SelectedOrders, search: string): Promise<SelectedOrders> {
  if (await findsMany(db, search))
    return orders.where(
      sql<boolean>`exists (select from order_words where order_id = orders.id and words @@ ${search}::tsquery)`,
    )
  const ids = await findOrderIds(db, search)
  return orders.where(sql<boolean>`orders.id = any (${ids}::integer[])`)
}

const newest = 2 ** 31 - 1

async function pageOf(orders: SelectedOrders, { limit, cursor }: Paging, status?: OrderStatus) {
  const [after] = readCursor(cursor) ?? []
  const before = Number.isInteger(after) ? Math.min(Number(after), newest) : newest
  const rows = await (status ? backThrough(orders, status, before) : orders.where('orders.id', '<', before))
    .orderBy('orders.id', 'desc')
    .limit(limit + 1)
    .execute()
  const items = rows.slice(0, limit).map(toOrder)
  const last = items.at(-1)
  return { items, next: rows.length > limit && last ? cursorAfter(last.id) : null }
}

/**
 * The orders of one status along the index of status and number. Were they asked for by equality, the database would
 * believe that one is met soon on its way back through all orders, and walk through a million where none is.
 */
const backThrough = (orders: SelectedOrders, status: OrderStatus, before: number) =>
  orders
    .where(
      sql<boolean>`orders.status >= ${status} and (orders.status, orders.id) < (${status}, ${before}::integer)`,
    )
    .orderBy('orders.status', 'desc')

async function countAll(db: Db, { status }: OrderFilter) {
  const counts = await countOrders(db)
  return status ? counts[status] : Object.values(counts).reduce((sum, count) => sum + count, 0)
}

async function countUpTo(db: Db, orders: SelectedOrders) {
  const found = orders.clearSelect().select('orders.id').orderBy('orders.id', 'desc').limit(mostCounted)
  const { total } = await db
    .selectFrom(found.as('found'))
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}
