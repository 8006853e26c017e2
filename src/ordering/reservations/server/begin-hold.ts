import type { Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import type { Settings } from '#settings/settings.ts'
import { givenUpWaitsUntil, type OrdersFrom } from './given-up.ts'
import { gap, longestHoldInHolds, remembered, waitAfter } from './hold-durations.ts'
import { type EndedHold, findEndedHolds, findHoldEndsOfOthers, lockNetwork } from './holds.queries.ts'

/** Who wants to reserve stock for an unpaid order, and the order this one replaces. */
type Wish = { userId: number; from: OrdersFrom; before: { held_since: Date } | undefined }

export type NoHold = {
  ok: false
  reason: 'HOLD_RAN_OUT' | 'OFTEN_CANCELLED' | 'NETWORK_FULL'
  seconds: number
}
type BeginHold = { ok: true; heldSince: Date; holdEnds: Date } | NoHold

const leastMs = 60_000

/**
 * Whether a customer may reserve stock for a new unpaid order, and until when (decision X9). Replacing an order by
 * another does not extend the reservation; after a reservation that expired there is a waiting time in which others
 * can buy.
 */
export async function beginHold(
  trx: Transaction<Database>,
  settings: Pick<Settings, 'orderHoldMinutes' | 'orders'>,
  { userId, from, before }: Wish,
  now: Date,
): Promise<BeginHold> {
  const hold = settings.orderHoldMinutes * 60_000
  const ended = await findEndedHolds(trx, userId, new Date(now.getTime() - remembered))
  const waitsUntil = endOfWait(ended, hold)
  if (waitsUntil > now.getTime()) return ranOut(waitsUntil - now.getTime())

  // Who only changes the order they have goes on: it is others' stock that a new one would take.
  const givenUpUntil = before ? 0 : await givenUpWaitsUntil(trx, settings, from, now)
  if (givenUpUntil > now.getTime())
    return { ok: false, reason: 'OFTEN_CANCELLED', seconds: (givenUpUntil - now.getTime()) / 1000 }

  const heldSince = before?.held_since ?? goesOnWith(ended, now) ?? now
  const overAt = heldSince.getTime() + longestHoldInHolds * hold
  if (overAt - now.getTime() < leastMs) return ranOut(gap)

  const isFull = await findFull(trx, { userId, network: from.network }, settings.orders.unpaidPerNetwork, now)
  return isFull ?? { ok: true, heldSince, holdEnds: new Date(Math.min(now.getTime() + hold, overAt)) }
}

const ranOut = (ms: number): NoHold => ({ ok: false, reason: 'HOLD_RAN_OUT', seconds: ms / 1000 })

/** Orders that a customer may cancel unpaid without a wait: correcting one once or twice costs nothing. */
const freeCancellations = 2

/**
 * When the waiting time ends. An order that was given up only after a whole hold counts as one that ran out, and so does each
 * one that was given up after the free ones.
 */
function endOfWait(ended: EndedHold[], hold: number) {
  const dismissed = ended.filter(({ reason }) => reason === 'dismissed')
  const free = new Set(dismissed.slice(-freeCancellations))
  const over = ended.filter(
    (order) =>
      order.reason === 'hold_expired' ||
      order.reason === 'released' ||
      (order.reason === 'dismissed' &&
        (!free.has(order) || order.ended.getTime() - order.held_since.getTime() >= hold)),
  )
  const [last] = over
  return last ? last.ended.getTime() + waitAfter(over.length) : 0
}

/** An order placed soon after the last one was given up continues its hold: nobody else had a chance at the stock. */
function goesOnWith([last]: EndedHold[], now: Date) {
  return last && now.getTime() - last.ended.getTime() < gap ? last.held_since : undefined
}

/** @param most how many unpaid orders a network may have; 0 for any number */
async function findFull(
  trx: Transaction<Database>,
  { userId, network }: { userId: number; network: string },
  most: number,
  now: Date,
): Promise<NoHold | undefined> {
  if (most === 0) return undefined
  await lockNetwork(trx, network)
  const [first, ...others] = await findHoldEndsOfOthers(trx, network, userId)
  if (!first || others.length + 1 < most) return undefined
  const ms = Math.max(first.getTime() - now.getTime(), leastMs)
  return { ok: false, reason: 'NETWORK_FULL', seconds: ms / 1000 }
}
