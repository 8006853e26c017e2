import { sql, type Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import type { CancelReason } from '#database/tables/orders.ts'
import { orderStatus } from '#ordering/orders/rules/order-state.ts'
import { isOfHolder, isOfOthers, type ReservationHolder } from './reservation-holder.ts'

type Trx = Transaction<Database>

/**
 * When an order's reservation began; orders of earlier releases lack the column and have reserved since they were
 * placed.
 */
export const reservedSince = sql<Date>`coalesce(held_since, created_at)`.as('held_since')

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
    .select([reservedSince, 'cancelled_at', 'cancel_reason', 'paid_at'])
    .where(isOfHolder(holder))
    .where('status', '<>', orderStatus.awaitingPayment)
    .orderBy('id', 'desc')
    .limit(maxEndedReservations)
    .execute()
  const paid = orders.findIndex(({ paid_at }) => paid_at !== null)
  return orders
    .slice(0, paid < 0 ? undefined : paid)
    .flatMap(({ held_since, cancelled_at, cancel_reason }) =>
      cancelled_at && cancelled_at > since
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
    .where('orders.user_id', 'is', null)
    .where('orders.status', '=', orderStatus.awaitingPayment)
    .orderBy('hold_expires_at')
    .execute()
  return orders
}
