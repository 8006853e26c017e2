import type { Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import type { Settings } from '#settings/settings.ts'
import { findCancellationCooldownEnd, type OrderOrigin } from './cancelled-reservations.ts'
import {
  continuationGapMs,
  cooldownAfter,
  maxReservationPeriods,
  reservationHistoryMs,
} from './reservation-durations.ts'
import {
  type EndedReservation,
  listEndedReservations,
  listReservationEndsOfOthers,
  lockNetwork,
} from './reservations.queries.ts'

/**
 * Who reserves stock for an unpaid order, from which network and device, and the pending order that the new one
 * replaces.
 */
type ReservationInput = { userId: number; from: OrderOrigin; replacedOrder: { held_since: Date } | undefined }

export type ReservationRefused = {
  ok: false
  reason: 'HOLD_RAN_OUT' | 'OFTEN_CANCELLED' | 'NETWORK_FULL'
  seconds: number
}
type GrantReservationResult = { ok: true; heldSince: Date; holdExpiresAt: Date } | ReservationRefused

const minimumMs = 60_000

/**
 * Whether a customer may reserve stock for a new unpaid order, and until when (decision X9). Replacing a pending order
 * does not extend the reservation; after a reservation that expired there is a cooldown in which others can buy. The
 * caller reserves the stock: nothing is written, but the network is locked until the transaction ends.
 * @returns a refusal has the seconds after which the customer can try again
 */
export async function grantReservation(
  trx: Transaction<Database>,
  settings: Pick<Settings, 'orderHoldMinutes' | 'orders'>,
  { userId, from, replacedOrder }: ReservationInput,
  now: Date,
): Promise<GrantReservationResult> {
  const periodMs = settings.orderHoldMinutes * 60_000
  const ended = await listEndedReservations(trx, userId, new Date(now.getTime() - reservationHistoryMs))
  const cooldownUntil = cooldownEnd(ended, periodMs)
  if (cooldownUntil > now.getTime()) return refuseExpired(cooldownUntil - now.getTime())

  // A customer who only changes their pending order is not limited, because it has reserved its stock already.
  const cancelledTooOften = replacedOrder ? undefined : await findCooldown(trx, settings, from, now)
  if (cancelledTooOften) return cancelledTooOften

  const heldSince = replacedOrder?.held_since ?? continuedSince(ended, now) ?? now
  const latestEnd = heldSince.getTime() + maxReservationPeriods * periodMs
  if (latestEnd - now.getTime() < minimumMs) return refuseExpired(continuationGapMs)

  const networkRefusal = await findNetworkRefusal(
    trx,
    { userId, network: from.network },
    settings.orders.unpaidPerNetwork,
    now,
  )
  return (
    networkRefusal ?? {
      ok: true,
      heldSince,
      holdExpiresAt: new Date(Math.min(now.getTime() + periodMs, latestEnd)),
    }
  )
}

/**
 * Whether a customer may place a cash order now. Its units are sold and not reserved, so that of the limits above only
 * the cooldown after many cancellations applies.
 */
export const grantCashSale = async (
  trx: Transaction<Database>,
  settings: Pick<Settings, 'orders'>,
  from: OrderOrigin,
  now: Date,
): Promise<GrantReservationResult> =>
  (await findCooldown(trx, settings, from, now)) ?? { ok: true, heldSince: now, holdExpiresAt: now }

/** The refusal of a network or device that has cancelled too many orders; undefined if it has not. */
async function findCooldown(
  trx: Transaction<Database>,
  settings: Pick<Settings, 'orders'>,
  from: OrderOrigin,
  now: Date,
): Promise<ReservationRefused | undefined> {
  const ms = (await findCancellationCooldownEnd(trx, settings, from, now)) - now.getTime()
  return ms > 0 ? { ok: false, reason: 'OFTEN_CANCELLED', seconds: ms / 1000 } : undefined
}

const refuseExpired = (ms: number): ReservationRefused => ({
  ok: false,
  reason: 'HOLD_RAN_OUT',
  seconds: ms / 1000,
})

/** Unpaid orders that a customer may cancel without a cooldown, so that corrections cost nothing. */
const freeCancellations = 2

/**
 * When the customer's cooldown ends, in milliseconds since 1970; in the past or 0 if there is none. Expired and
 * released reservations count, and so does an order that the customer cancelled after a whole reservation period or
 * beyond the free cancellations.
 */
function cooldownEnd(ended: EndedReservation[], periodMs: number) {
  const dismissed = ended.filter(({ reason }) => reason === 'dismissed')
  const freeOnes = new Set(dismissed.slice(-freeCancellations))
  const counted = ended.filter(
    (order) =>
      order.reason === 'hold_expired' ||
      order.reason === 'released' ||
      (order.reason === 'dismissed' &&
        (!freeOnes.has(order) || order.ended.getTime() - order.held_since.getTime() >= periodMs)),
  )
  const [last] = counted
  return last ? last.ended.getTime() + cooldownAfter(counted.length) : 0
}

/**
 * The start of the last reservation if it ended only a few minutes ago, otherwise undefined. An order placed so soon
 * continues that reservation, because nobody else had time to buy its stock.
 */
function continuedSince([last]: EndedReservation[], now: Date) {
  return last && now.getTime() - last.ended.getTime() < continuationGapMs ? last.held_since : undefined
}

/**
 * Refuses if other customers of the network have as many unpaid orders as it may have.
 * @param maxUnpaid how many unpaid orders a network may have; 0: unlimited
 */
async function findNetworkRefusal(
  trx: Transaction<Database>,
  { userId, network }: { userId: number; network: string },
  maxUnpaid: number,
  now: Date,
): Promise<ReservationRefused | undefined> {
  if (maxUnpaid === 0) return undefined
  await lockNetwork(trx, network)
  const [first, ...others] = await listReservationEndsOfOthers(trx, network, userId)
  if (!first || others.length + 1 < maxUnpaid) return undefined
  const ms = Math.max(first.getTime() - now.getTime(), minimumMs)
  return { ok: false, reason: 'NETWORK_FULL', seconds: ms / 1000 }
}
