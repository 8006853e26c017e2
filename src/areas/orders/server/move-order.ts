import { sql, type Transaction, type Updateable } from 'kysely'
import type { Database, OrderStatus } from '../../../database/schema.ts'
import { canBecome } from './order-steps.ts'
import { orderColumns } from './order-view.queries.ts'

type Trx = Transaction<Database>
export type LockedOrder = NonNullable<Awaited<ReturnType<typeof lockOrder>>>

/** An order that nobody else can change until the transaction ends. Every change of status starts here. */
export const lockOrder = (trx: Trx, orderId: number) =>
  trx
    .selectFrom('orders')
    .select(orderColumns)
    .select([
      'provider_order_id',
      'hold_expires_at',
      'attention',
      sql<string>`(select email from users where users.id = orders.user_id)`.as('email'),
    ])
    .where('id', '=', orderId)
    .forNoKeyUpdate()
    .executeTakeFirst()

type Changes = Omit<Updateable<Database['orders']>, 'status'>

/**
 * The one place where an order's status changes: a step of the table, from the status it was locked in.
 * @throws when the step is not allowed; callers decide before what to do with an order
 */
export async function moveOrder(
  trx: Trx,
  order: { id: number; status: OrderStatus },
  to: OrderStatus,
  changes: Changes,
) {
  if (!canBecome(order.status, to))
    throw new Error(`order ${order.id} is ${order.status} and cannot become ${to}`)
  const moved = await trx
    .updateTable('orders')
    .set({ ...changes, status: to })
    .where('id', '=', order.id)
    .where('status', '=', order.status)
    .executeTakeFirst()
  if (moved.numUpdatedRows !== 1n) throw new Error(`order ${order.id} was not ${order.status} any more`)
}

/** What an order holds of each product; a product that is truly gone holds nothing. */
export async function findStockLines(trx: Trx, orderId: number) {
  const items = await trx
    .selectFrom('order_items')
    .select(['product_id', 'quantity'])
    .where('order_id', '=', orderId)
    .execute()
  return items.flatMap(({ product_id, quantity }) =>
    product_id === null ? [] : [{ productId: product_id, quantity }],
  )
}
