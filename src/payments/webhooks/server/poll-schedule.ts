import { isAwaitingPayment, isCancelled, type OrderStatus } from '#values/order-state.ts'
import { backoff } from '#values/time/backoff.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** A bank may answer for three days after a failure; money that was never captured goes back after five. */
const lateSuccessWindow = 3 * day + hour
const lateRefundWindow = 6 * day

type Order = {
  status: OrderStatus
  provider_order_id: string | null
  created_at: Date
  /** A payment of it is authorised, neither taken nor returned, or is one that the shop cannot read. */
  isWaiting: boolean
}

/**
 * When to ask the provider about an order again, after an answer. Often while its stock is held, ever less often
 * afterwards, and not at all once nothing can come any more.
 */
export function nextPollAt(order: Order, now: Date): Date | null {
  if (isAwaitingPayment(order)) return later(now, minute)
  if (!order.provider_order_id) return null
  const age = now.getTime() - order.created_at.getTime()
  if (age > (order.isWaiting ? lateRefundWindow : lateSuccessWindow)) return null
  return isCancelled(order) ? later(now, Math.min(Math.max(age, 5 * minute), 12 * hour)) : later(now, day)
}

/**
 * When to ask again after so many questions without an answer: however old the order is, nobody knows whether money
 * came in for it. In five seconds, ten, twenty … up to every five minutes.
 */
export const nextPollAfterSilence = (failures: number, now: Date) =>
  backoff(failures, now, { firstSeconds: 5, longestSeconds: 300 })

/**
 * When to ask again about an order that the provider does not know: each hour, and not at all once nothing of it can
 * come any more, whatever its payments are waiting for.
 */
export const nextPollAfterRefusal = (createdAt: Date, now: Date): Date | null =>
  now.getTime() - createdAt.getTime() > lateRefundWindow ? null : later(now, hour)

/** After this many failed polls in a row, a good minute, it is an outage that the merchant must see. */
export const isOutageAfter = (failures: number) => failures >= 5

/** A second payment of a paid order is rare, and the provider tells of it. */
export const firstPollAfterPayment = (now: Date) => later(now, hour)

const later = (now: Date, ms: number) => new Date(now.getTime() + ms)
