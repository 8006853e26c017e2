import { sql, type Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import type { CancelReason } from '#database/tables/orders.ts'
import { orderStatus, paymentMethod } from '#ordering/orders/rules/order-state.ts'
import { isOfHolder, isOfOthers, isPlacedByCustomer, type ReservationHolder } from './reservation-holder.ts'

type Trx = Transaction<Database>

/**
 * When an order's reservation began; orders of earlier releases lack the column and have reserved since they were
 * placed.
 */
export const reservedSince = sql<Date>`coalesce(held_since, created_at)`.as('held_since')

/**
 * When an unpaid order's reservation expires. The order's own column has the same time; it stays when the reservation
 * has ended, and is all that the previous release reads.
 */
export const reservedUntil = sql<Date>`coalesce(
  (select min(expires_at) from reservations where order_id = orders.id), hold_expires_at
)`.as('hold_expires_at')

/** Postpones the end of a reservation. The caller stores it in the order too. */
export const extendReservation = (trx: Trx, orderId: number, expiresAt: Date) =>
  trx.updateTable('reservations').set({ expires_at: expiresAt }).where('order_id', '=', orderId).execute()

/**
 * Reserves the units of an order that awaits payment again, because its delivery was undone: they were sold until now
 * and their stock does not change.
 */
export const reserveOrderedUnits = (trx: Trx, orderId: number) =>
  sql`
    insert into reservations (order_id, pack_id, quantity, reserved_since, expires_at)
    select orders.id, pack_id, quantity, coalesce(held_since, created_at), hold_expires_at
    from orders join order_items on order_items.order_id = orders.id
    where orders.id = ${orderId} and pack_id is not null
    on conflict do nothing`.execute(trx)

export type EndedReservation = { held_since: Date; ended: Date; reason: CancelReason | null }

/**
 * A limit for the query. Because of the cooldowns, fewer reservations than this can expire within the time that
 * counts.
 */
const maxEndedReservations = 50

/** The holder's reservations that ended unpaid after the given time and after their last payment, newest first. */
export async function listEndedReservations(
  trx: Trx,
  holder: ReservationHolder,
  since: Date,
): Promise<EndedReservation[]> {
  const orders = await trx
    .selectFrom('orders')
    .select([reservedSince, 'cancelled_at', 'cancel_reason', 'paid_at', 'payment_method'])
    .where(isOfHolder(holder))
    .where(isPlacedByCustomer)
    .where('status', '<>', orderStatus.awaitingPayment)
    .orderBy('id', 'desc')
    .limit(maxEndedReservations)
    .execute()
  const paid = orders.findIndex(({ paid_at }) => paid_at !== null)
  return orders
    .slice(0, paid < 0 ? undefined : paid)
    .flatMap(({ held_since, cancelled_at, cancel_reason, payment_method }) =>
      // Cash orders have reserved nothing.
      payment_method === paymentMethod.online && cancelled_at && cancelled_at > since
        ? [{ held_since, ended: cancelled_at, reason: cancel_reason }]
        : [],
    )
}

/**
 * An advisory lock per network until the transaction ends: others who place an order from it wait, so that counting
 * and placing are atomic.
 */
export const lockNetwork = (trx: Trx, network: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`holds of ${network}`}, 0))`.execute(trx)

/** When the reservations of other people's unpaid orders from this network end, earliest first, and which are guests'. */
export async function listReservationEndsOfOthers(
  trx: Trx,
  network: string,
  holder: ReservationHolder,
): Promise<{ end: Date; isGuest: boolean }[]> {
  const orders = await trx
    .selectFrom('orders')
    .select(['hold_expires_at', 'user_id'])
    .where('client_network', '=', network)
    .where('status', '=', orderStatus.awaitingPayment)
    .where(isOfOthers(holder))
    .orderBy('hold_expires_at')
    .execute()
  return orders.map(({ hold_expires_at, user_id }) => ({ end: hold_expires_at, isGuest: user_id === null }))
}

/** The same for the phone that a guest enters, so that of two visits at the same time one gets the stock. */
export const lockPhone = (trx: Trx, phone: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`holds of phone ${phone}`}, 0))`.execute(trx)

/** When the reservations of the unpaid guest orders with this phone from other visits end, earliest first. */
export async function listReservationEndsOfPhone(
  trx: Trx,
  { phone, cartHash }: { phone: string; cartHash: string },
) {
  const orders = await trx
    .selectFrom('orders')
    .innerJoin('order_buyers', 'order_id', 'orders.id')
    .select('hold_expires_at as end')
    .where('link_hash', 'is not', null)
    .where('phone', '=', phone)
    .where('cart_hash', 'is distinct from', cartHash)
    .where(isPlacedByCustomer)
    .where('orders.user_id', 'is', null)
    .where('orders.status', '=', orderStatus.awaitingPayment)
    .orderBy('hold_expires_at')
    .execute()
  return orders
}
