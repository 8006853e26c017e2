import { isAwaitingPayment, isCancelled, type OrderStatus } from '#ordering/orders/rules/order-state.ts'
import { backoff } from '#values/time/backoff.ts'
import { dayMs, hourMs, minuteMs } from '#values/time/durations.ts'

/** A bank may confirm up to three days after a failure; uncaptured money is returned after five. */
const lateSuccessWindow = 3 * dayMs + hourMs
const lateRefundWindow = 6 * dayMs
/** Longer than a shopper takes to pay. Whoever got a link may pay any time within days; a webhook usually says so first. */
const longestVisitMs = 2 * hourMs

type Order = {
  status: OrderStatus
  /** Also one that was replaced: its window may still be paid. */
  hasProviderOrder: boolean
  created_at: Date
  /** When its reservation expires or has expired; an order that the shop placed may be reserved for days. */
  hold_expires_at: Date
  /** It has an authorized payment, or one that the shop cannot read. */
  isWaiting: boolean
}

/**
 * The time of the next poll after an answer: soon while stock is reserved, less often afterwards, and null once no
 * payment can arrive any more.
 */
export function nextPollAt(order: Order, now: Date): Date | null {
  const sinceCreated = now.getTime() - order.created_at.getTime()
  if (isAwaitingPayment(order)) {
    if (sinceCreated < longestVisitMs) return addMilliseconds(now, minuteMs)
    const next = addMilliseconds(now, 10 * minuteMs)
    return order.hold_expires_at > now && order.hold_expires_at < next ? order.hold_expires_at : next
  }
  if (!order.hasProviderOrder) return null
  // Somebody may have paid until the end of the reservation.
  const sinceReserved = now.getTime() - order.hold_expires_at.getTime()
  const age = Math.min(sinceCreated, Math.max(sinceReserved, 0) + longestVisitMs)
  if (age > (order.isWaiting ? lateRefundWindow : lateSuccessWindow)) return null
  return isCancelled(order)
    ? addMilliseconds(now, Math.min(Math.max(age, 5 * minuteMs), 12 * hourMs))
    : addMilliseconds(now, dayMs)
}

/**
 * The time of the next poll after this many missing answers, however old the order is, because its payment state is
 * unknown: in five seconds, ten, twenty … up to every five minutes.
 */
export const nextPollAfterSilence = (failures: number, now: Date) =>
  backoff(failures, now, { firstSeconds: 5, longestSeconds: 300 })

/**
 * The next poll of an order that the provider does not know: every hour, and null once no payment can arrive any more.
 */
export const nextPollAfterRefusal = (createdAt: Date, now: Date): Date | null =>
  now.getTime() - createdAt.getTime() > lateRefundWindow ? null : addMilliseconds(now, hourMs)

/** After this many failed polls in a row (about a minute) it counts as an outage, which the merchant must see. */
export const isOutageAfter = (failures: number) => failures >= 5

/**
 * The first poll of an order after it was paid: in an hour, because a second payment is rare, and a webhook reports it.
 */
export const firstPollAfterPayment = (now: Date) => addMilliseconds(now, hourMs)

const addMilliseconds = (now: Date, ms: number) => new Date(now.getTime() + ms)
