import { sql, type Transaction, type Updateable } from 'kysely'
import type { Database } from '#database/schema.ts'
import { buyerEmail, linkExpiresAt } from '#ordering/buyers/server/buyer.queries.ts'
import { reservedUntil, reserveOrderedUnits } from '#ordering/reservations/server/reservations.queries.ts'
import { isAwaitingPayment, shipmentState } from '../../rules/order-state.ts'
import { orderColumns } from '../lists/order-view.queries.ts'
import { countCouponUses } from './count-coupon-uses.ts'
import { canTransition, type OrderStates } from './order-transitions.ts'

type Trx = Transaction<Database>
export type LockedOrder = NonNullable<Awaited<ReturnType<typeof lockOrder>>>

const replacedProviderOrders = sql<string[]>`array(
  select provider_order_id from provider_orders where order_id = orders.id and replaced_at is not null
)`.as('replaced_provider_orders')

/** Locks an order until the transaction ends. Every change of its states must start here. */
export const lockOrder = (trx: Trx, orderId: number) =>
  trx
    .selectFrom('orders')
    .select(orderColumns)
    .select([
      'provider_order_id',
      'attention',
      'refunds_seen_paise',
      'kept_paise',
      'cancelled_at',
      'locale',
      buyerEmail.as('email'),
      linkExpiresAt.as('link_expires_at'),
      replacedProviderOrders,
      reservedUntil,
    ])
    .where('id', '=', orderId)
    .forNoKeyUpdate()
    .executeTakeFirst()

type Changes = Omit<Updateable<Database['orders']>, keyof OrderStates>

/**
 * Changes an order's payment state, shipment state or both, together with other columns, and deletes the customer's
 * network and device from it. The only place that changes these states. Only an order that awaits payment has units
 * reserved: its reservation ends when they are sold or returned, and is back when the order awaits payment again. A
 * cancelled order uses no coupons.
 * @returns the new states, and the status that the database derives from them
 * @throws if the transition is not allowed, which callers must check before, or if the order has changed since
 */
export async function transitionOrder(
  trx: Trx,
  order: { id: number } & OrderStates,
  step: Partial<OrderStates>,
  changes: Changes,
) {
  const { id, payment_state, parcel_state } = order
  const to = { payment_state, parcel_state, ...step }
  if (!canTransition(order, to))
    throw new Error(`order ${id} is ${formatStates(order)} and cannot become ${formatStates(to)}`)
  const updated = await trx
    .with('ended', (db) => db.deleteFrom('reservations').where('order_id', '=', id))
    .updateTable('orders')
    // A customer's network and browser are stored only while the order is unpaid, which is when they are counted.
    .set({ ...changes, ...to, client_network: null, client_device: null })
    .where('id', '=', id)
    .where('payment_state', '=', payment_state)
    .where('parcel_state', '=', parcel_state)
    .returning(['payment_state', 'parcel_state', 'status'])
    .executeTakeFirst()
  if (!updated) throw new Error(`order ${id} was not ${formatStates(order)} any more`)
  const isCancelled = updated.parcel_state === shipmentState.cancelled
  if (isCancelled !== (parcel_state === shipmentState.cancelled))
    await countCouponUses(trx, id, isCancelled ? -1 : 1)
  if (isAwaitingPayment(updated)) await reserveOrderedUnits(trx, id)
  return updated
}

const formatStates = ({ payment_state, parcel_state }: OrderStates) => `${payment_state} and ${parcel_state}`

/** The ordered units of each variant of an order; lines whose variant no longer exists are left out. */
export async function listStockLines(trx: Trx, orderId: number) {
  const items = await trx
    .selectFrom('order_items')
    .select(['pack_id', 'quantity'])
    .where('order_id', '=', orderId)
    .execute()
  return items.flatMap(({ pack_id, quantity }) => (pack_id === null ? [] : [{ packId: pack_id, quantity }]))
}
