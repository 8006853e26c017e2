import { sql, type Transaction } from 'kysely'
import type { Db } from '#database/connect.ts'
import type { Database } from '#database/schema.ts'
import type { TakenUnits } from '#database/tables/orders.ts'
import { orderStatus, shipmentState } from '#ordering/orders/rules/order-state.ts'
import type { Paise } from '#values/money/money.ts'

type Trx = Transaction<Database>
type Handle = Db | Trx

type NewAddition = {
  orderId: number
  addedTo: number
  /** What is taken out of the other order once this one is paid. */
  takes: TakenUnits[]
  takesPaise: Paise
}

export const insertAddition = (trx: Trx, { orderId, addedTo, takes, takesPaise }: NewAddition) =>
  trx
    .insertInto('order_additions')
    .values({ order_id: orderId, added_to: addedTo, takes: JSON.stringify(takes), takes_paise: takesPaise })
    .execute()

/** The order to which this one was added; undefined for other orders. */
export const findAddition = (db: Handle, orderId: number) =>
  db.selectFrom('order_additions').selectAll().where('order_id', '=', orderId).executeTakeFirst()

/** Like `findAddition`, if something is still to be taken out of the other order when this one is paid. */
export async function findWaitingExchange(db: Handle, orderId: number) {
  const addition = await findAddition(db, orderId)
  return addition && addition.takes.length > 0 && addition.taken_at === null ? addition : undefined
}

export const markTakenOut = (trx: Trx, orderId: number, now: Date) =>
  trx.updateTable('order_additions').set({ taken_at: now }).where('order_id', '=', orderId).execute()

/** The unpaid order whose payment takes something out of this one; undefined if there is none. */
export const findExchangeOf = (db: Handle, addedTo: number) =>
  db
    .selectFrom('order_additions')
    .innerJoin('orders', 'orders.id', 'order_additions.order_id')
    .select('orders.id')
    .where('added_to', '=', addedTo)
    .where('taken_at', 'is', null)
    .where('takes_paise', '>', 0)
    .where('orders.status', '=', orderStatus.awaitingPayment)
    .executeTakeFirst()

/** The order to which this one was added, and those that were added to it, oldest first, without cancelled ones. */
export const listOrdersTogether = (db: Handle, orderId: number) =>
  db
    .selectFrom('orders')
    .leftJoin('order_additions as own', (join) =>
      join.onRef('own.added_to', '=', 'orders.id').on('own.order_id', '=', orderId),
    )
    .select(['orders.id', 'status', 'user_id'])
    .select(sql<boolean>`own.order_id is not null`.as('is_first'))
    .where(sql<boolean>`orders.id in (
      select added_to from order_additions where order_id = ${orderId}
      union all select order_id from order_additions where added_to = ${orderId})`)
    .where('status', '<>', orderStatus.cancelled)
    .orderBy('orders.id')
    .execute()

/**
 * SQL over `orders`: the orders in whose parcel an order is sent, with whether their packing may start. Empty for most
 * orders, and once the others are cancelled or shipped.
 */
export const sentTogether = sql<{ id: number; is_paid: boolean }[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('id', other.id, 'is_paid', other.status <> ${sql.lit(orderStatus.awaitingPayment)})
    order by other.id), '[]')
  from (
    select added_to as id from order_additions where order_id = orders.id
    union all select order_id from order_additions where added_to = orders.id
    union all select same.order_id from order_additions as own join order_additions as same using (added_to)
      where own.order_id = orders.id
  ) as linked join orders as other on other.id = linked.id
  where other.id <> orders.id and other.parcel_state in (${sql.lit(shipmentState.toPack)}, ${sql.lit(shipmentState.packed)})
)`
