import type { OrderStatus } from '../../../database/schema.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** A bank may answer for three days after a failure; money that was never captured goes back after five. */
const lateAnswers = 3 * day + hour
const lateReturns = 6 * day

type Order = {
  status: OrderStatus
  provider_order_id: string | null
  created_at: Date
  /** A payment of it is authorised: neither taken nor returned. */
  isWaiting: boolean
}

/**
 * When to ask the provider about an order again, having asked now. Often while its stock is held, ever less often
 * afterwards, and not at all once nothing can come any more.
 */
export function askAgainAt(order: Order, now: Date): Date | null {
  if (order.status === 'pending') return later(now, minute)
  if (!order.provider_order_id) return null
  const age = now.getTime() - order.created_at.getTime()
  if (age > (order.isWaiting ? lateReturns : lateAnswers)) return null
  return order.status === 'cancelled'
    ? later(now, Math.min(Math.max(age, 5 * minute), 12 * hour))
    : later(now, day)
}

/** A second payment of a paid order is rare, and the provider tells of it. */
export const firstAskAboutPaid = (now: Date) => later(now, hour)

const later = (now: Date, ms: number) => new Date(now.getTime() + ms)
