import type { OrderStatus } from '../../../database/schema.ts'

/**
 * The life of an order: from each status, what it can become. It only moves forward. The one way out of `cancelled` is
 * money that arrives after all, while the stock for it can still be had (decision B7); an order may be delivered before
 * its payment is confirmed (decision B12).
 */
const orderSteps: Record<OrderStatus, readonly OrderStatus[]> = {
  pending: ['paid', 'delivered', 'cancelled'],
  paid: ['delivered'],
  delivered: [],
  cancelled: ['paid'],
}

export const canBecome = (from: OrderStatus, to: OrderStatus) => orderSteps[from].includes(to)
