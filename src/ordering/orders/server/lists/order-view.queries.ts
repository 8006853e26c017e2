import { sql, type Transaction } from 'kysely'
import type { Db } from '#database/connect.ts'
import type { Database } from '#database/schema.ts'
import type { SessionUser } from '#http/session-cookie.ts'
import { sentTogether } from '#ordering/additions/server/order-additions.queries.ts'
import { buyerName, buyerPhone } from '#ordering/buyers/server/buyer.queries.ts'
import { isOwnedBy, type OrderOwner } from '#ordering/buyers/server/order-owner.ts'
import { unitsToSend } from '#ordering/order-lines/server/units-to-send.ts'
import { toRupees } from '#values/money/money.ts'
import { courierPhone } from '#values/people/courier-phone.ts'
import { hasRight, type Right } from '#values/people/rights.ts'
import type { Order } from '../../contract.ts'
import { isCancelled, isDueOnDelivery, orderStatus, paymentState } from '../../rules/order-state.ts'
import { isPartlyDispatched } from './partly-dispatched.queries.ts'

type Handle = Db | Transaction<Database>

/** The delivery fee within an order's total; 0 if the courier is paid on delivery. */
export const deliveryPaise = sql<number>`(
  select coalesce(sum(amount_paise), 0)::integer from order_adjustments where order_id = orders.id and kind = 'delivery'
)`.as('delivery_paise')

const discounts = sql<
  {
    id: number
    reason: string
    paise: number
    bundle: number | null
    coupon: number | null
    code: string | null
  }[]
>`(
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', order_adjustments.id, 'reason', label, 'paise', -order_adjustments.amount_paise, 'bundle', bundle_id, 'coupon', coupon_id,
    'code', coupons.code
  ) order by order_adjustments.id), '[]')
  from order_adjustments left join order_bundles on order_bundles.discount_id = order_adjustments.id
    left join order_coupons on order_coupons.discount_id = order_adjustments.id
    left join coupons on coupons.id = coupon_id
  where order_id = orders.id and order_adjustments.kind = 'discount'
)`.as('discounts')

const promisedBy = sql<string | null>`to_char(orders.promised_by, 'YYYY-MM-DD')`.as('promised_by')

const unsentUnits = sql<number>`(case when ${isPartlyDispatched} then (
  select coalesce(sum(${unitsToSend}), 0)::integer from order_items where order_items.order_id = orders.id
) else 0 end)`.as('rest')

/** The order columns of an API answer, except the item count. */
export const orderColumns = [
  'orders.id',
  'orders.status',
  'orders.payment_state',
  'orders.payment_method',
  'orders.parcel_state',
  'orders.step_id',
  'orders.stepped_at',
  'orders.total_paise',
  'orders.refunded_paise',
  'orders.created_at',
  'orders.paid_at',
  'orders.delivered_at',
  'orders.user_id',
  'orders.address',
  'orders.address_id',
  'orders.locale',
  'orders.zone_name',
  'orders.commits_to_date',
  'orders.gstin',
  'orders.business_name',
  'orders.replaces_order_id',
  buyerName.as('user_name'),
  buyerPhone.as('user_phone'),
  promisedBy,
  deliveryPaise,
  discounts,
  unsentUnits,
  sentTogether.as('together'),
] as const

/** Orders with everything that an API answer needs; the caller adds the condition. */
export const selectOrders = (db: Handle) =>
  db
    .selectFrom('orders')
    .select(orderColumns)
    .select(
      sql<number>`(select coalesce(sum(quantity), 0)::integer from order_items where order_id = orders.id)`.as(
        'items_count',
      ),
    )

/** SQL: whether an order is a cash order whose money the courier still has to collect; see `isDueOnDelivery`. */
export const isPaymentDue = sql<boolean>`(orders.payment_state = ${sql.lit(paymentState.dueOnDelivery)}
  and orders.status = ${sql.lit(orderStatus.toPack)})`

type OrderRow = Awaited<ReturnType<ReturnType<typeof selectOrders>['executeTakeFirstOrThrow']>>

const undoMs = 60_000

/** Until when a step can be undone: long enough for a slip of the finger. */
export const undoUntil = (steppedAt: Date) => new Date(steppedAt.getTime() + undoMs)

/** An order as the API returns it (decision S6). */
export const toOrder = (row: OrderRow): Order => ({
  id: row.id,
  status: row.status,
  parcel: row.parcel_state,
  rest: row.rest,
  total_price: toRupees(row.total_paise),
  refunded: toRupees(row.refunded_paise),
  payment_method: row.payment_method,
  replaces: row.replaces_order_id,
  to_collect: isDueOnDelivery(row) ? toRupees(row.total_paise) : 0,
  createdAt: row.created_at.toISOString(),
  paid_at: row.paid_at?.toISOString() ?? null,
  delivered_at: row.delivered_at?.toISOString() ?? null,
  step: row.step_id,
  undo_until: row.stepped_at && !isCancelled(row) ? undoUntil(row.stepped_at).toISOString() : null,
  User: { id: row.user_id, name: row.user_name, phone: row.user_phone },
  items_count: row.items_count,
  ...(row.together.length > 0 && { together: row.together }),
  locale: row.locale,
  delivery: {
    fee: toRupees(row.delivery_paise),
    zone: row.zone_name,
    by: row.promised_by,
    commits_to_date: row.commits_to_date,
  },
  discounts: row.discounts.map(({ id, reason, paise, bundle, coupon, code }) => ({
    id,
    reason,
    amount: toRupees(paise),
    ...(bundle && { bundle_id: bundle }),
    ...(coupon && { coupon_id: coupon }),
    ...(code && { coupon_code: code }),
  })),
  address_id: row.address_id,
  address: row.address && { ...row.address, phone: courierPhone(row) },
  gst: row.gstin === null ? null : { gstin: row.gstin, business_name: row.business_name },
})

/** `items_count` of an order whose lines are loaded. */
export const countUnits = (lines: { quantity: number }[]) =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0)

/** The owner's order in any state; undefined if they have none with this id. */
export async function findOwnOrder(db: Handle, owner: OrderOwner, orderId: number) {
  const row = await selectOrders(db)
    .where('orders.id', '=', orderId)
    .where(isOwnedBy(owner))
    .executeTakeFirst()
  return row && toOrder(row)
}

/** An order of any customer. Callers must have checked that the reader may see it. */
export async function findAnyOrder(db: Handle, orderId: number) {
  const row = await selectOrders(db).where('orders.id', '=', orderId).executeTakeFirst()
  return row && toOrder(row)
}

/**
 * The order if this user may see it, or what belongs to it: any order with the right `readAll`, otherwise only their
 * own. Undefined if they may not, or if there is none with this id.
 */
export const findOrderFor = (
  db: Handle,
  user: SessionUser,
  orderId: number,
  readAll: Right = 'orders:read',
) => (hasRight(user, readAll) ? findAnyOrder(db, orderId) : findOwnOrder(db, { userId: user.id }, orderId))

/** The order for somebody who has changed it; null for those who may pack and deliver but not see amounts. */
export const orderForReader = (reader: Pick<SessionUser, 'role' | 'staff'>, order: Order): Order | null =>
  hasRight(reader, 'orders:read') ? order : null

/**
 * Orders of any customer by their ids, in no particular order; missing ones are left out. Callers must have checked
 * that the reader may see them.
 */
export async function listAnyOrders(db: Handle, orderIds: number[]) {
  return (await selectOrders(db).where('orders.id', 'in', orderIds).execute()).map(toOrder)
}
