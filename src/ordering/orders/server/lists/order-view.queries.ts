import { sql, type Transaction } from 'kysely'
import type { Db } from '#database/connect.ts'
import type { Database } from '#database/schema.ts'
import { unitsToSend } from '#database/units-to-send.ts'
import type { SessionUser } from '#http/session-cookie.ts'
import { toRupees } from '#values/money/money.ts'
import { isCancelled, orderStatus, shipmentState } from '#values/order-state.ts'
import { courierPhone } from '#values/people/courier-phone.ts'
import type { Order } from '../../contract.ts'

type Handle = Db | Transaction<Database>

/** What its delivery costs of an order's total: nothing where the courier is paid at the door. */
export const deliveryPaise = sql<number>`(
  select coalesce(sum(amount_paise), 0)::integer from order_adjustments where order_id = orders.id and kind = 'delivery'
)`.as('delivery_paise')

const promisedBy = sql<string | null>`to_char(orders.promised_by, 'YYYY-MM-DD')`.as('promised_by')

/** Something of an order has left, and something has not. As a plain condition the planner may read all parcels for it. */
export const isPartlyDispatched = sql<boolean>`(orders.status = ${sql.lit(orderStatus.toPack)}
  and orders.parcel_state in (${sql.lit(shipmentState.toPack)}, ${sql.lit(shipmentState.packed)})
  and coalesce((select true from parcels where parcels.order_id = orders.id limit 1), false))`

const unsentUnits = sql<number>`(case when ${isPartlyDispatched} then (
  select coalesce(sum(${unitsToSend}), 0)::integer from order_items where order_items.order_id = orders.id
) else 0 end)`.as('rest')

/** What an answer shows of an order, but for the count of its items. */
export const orderColumns = [
  'orders.id',
  'orders.status',
  'orders.parcel_state',
  'orders.step_id',
  'orders.stepped_at',
  'orders.total_paise',
  'orders.refunded_paise',
  'orders.created_at',
  'orders.paid_at',
  'orders.delivered_at',
  'orders.user_id',
  'orders.user_name',
  'orders.user_phone',
  'orders.address',
  'orders.address_id',
  'orders.locale',
  'orders.zone_name',
  'orders.commits_to_date',
  'orders.gstin',
  'orders.business_name',
  promisedBy,
  deliveryPaise,
  unsentUnits,
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

const undoMs = 60_000

/** Until when a step can be taken back: long enough for a slip of the finger. */
export const undoUntil = (steppedAt: Date) => new Date(steppedAt.getTime() + undoMs)

/** An order as the API tells it (decision S6). */
export const toOrder = (row: OrderRow): Order => ({
  id: row.id,
  status: row.status,
  parcel: row.parcel_state,
  rest: row.rest,
  total_price: toRupees(row.total_paise),
  refunded: toRupees(row.refunded_paise),
  createdAt: row.created_at.toISOString(),
  paid_at: row.paid_at?.toISOString() ?? null,
  delivered_at: row.delivered_at?.toISOString() ?? null,
  step: row.step_id,
  undo_until: row.stepped_at && !isCancelled(row) ? undoUntil(row.stepped_at).toISOString() : null,
  User: { id: row.user_id, name: row.user_name, phone: row.user_phone },
  items_count: row.items_count,
  locale: row.locale,
  delivery: {
    fee: toRupees(row.delivery_paise),
    zone: row.zone_name,
    by: row.promised_by,
    commits_to_date: row.commits_to_date,
  },
  address_id: row.address_id,
  address: row.address && { ...row.address, phone: courierPhone(row) },
  gst: row.gstin === null ? null : { gstin: row.gstin, business_name: row.business_name },
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

/** An order for whoever asks: a customer's own, or any for an administrator. */
export const findOrderFor = (db: Handle, user: SessionUser, orderId: number) =>
  user.role === 'admin' ? findAnyOrder(db, orderId) : findOwnOrder(db, user.id, orderId)

/** Orders by their numbers, for an administrator; one that is not there is left out. */
export async function listOrdersById(db: Handle, orderIds: number[]) {
  return (await selectOrders(db).where('orders.id', 'in', orderIds).execute()).map(toOrder)
}
