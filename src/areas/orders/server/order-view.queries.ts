import { sql, type Transaction } from 'kysely'
import type { Db } from '../../../database/connect.ts'
import type { Database } from '../../../database/schema.ts'
import { toRupees } from '../../../values/money.ts'
import type { Order } from '../contract.ts'

type Handle = Db | Transaction<Database>

/** What an answer shows of an order, but for the count of its items. */
export const orderColumns = [
  'orders.id',
  'orders.status',
  'orders.total_paise',
  'orders.created_at',
  'orders.paid_at',
  'orders.delivered_at',
  'orders.user_id',
  'orders.user_name',
  'orders.address',
] as const

/** Orders with all that an answer shows of one; the caller says which. */
export const selectOrders = (db: Handle) =>
  db
    .selectFrom('orders')
    .select(orderColumns)
    .select(
      sql<number>`(select coalesce(sum(quantity), 0)::integer from order_items where order_id = orders.id)`.as(
        'items_count',
      ),
    )

type OrderRow = Awaited<ReturnType<ReturnType<typeof selectOrders>['executeTakeFirstOrThrow']>>

/** An order as the API tells it (decision S6). */
export const toOrder = (row: OrderRow): Order => ({
  id: row.id,
  status: row.status,
  total_price: toRupees(row.total_paise),
  createdAt: row.created_at.toISOString(),
  paid_at: row.paid_at?.toISOString() ?? null,
  delivered_at: row.delivered_at?.toISOString() ?? null,
  User: { id: row.user_id, name: row.user_name },
  items_count: row.items_count,
  address: row.address,
})

/** `items_count` of an order whose lines are at hand. */
export const countUnits = (lines: { quantity: number }[]) =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0)

/** A customer's own order, whatever became of it. */
export async function findOwnOrder(db: Handle, userId: number, orderId: number) {
  const row = await selectOrders(db)
    .where('orders.id', '=', orderId)
    .where('orders.user_id', '=', userId)
    .executeTakeFirst()
  return row && toOrder(row)
}

/** Any order, for an administrator and for answers about an order that has already been found. */
export async function findAnyOrder(db: Handle, orderId: number) {
  const row = await selectOrders(db).where('orders.id', '=', orderId).executeTakeFirst()
  return row && toOrder(row)
}
