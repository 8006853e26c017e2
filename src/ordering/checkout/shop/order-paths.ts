import { nameInPath } from '#people/sessions/shop/name-in-path.ts'
import type { VisitorState } from '#people/sessions/shop/visitor.ts'

/** The customer's list of orders; any other name in the address is led to their own (decision P3). */
export const ordersPath = (user: VisitorState['user']) =>
  `/${user !== null && user !== 'unknown' ? nameInPath(user.name) : 'me'}/orders`

/** Where an order's money is followed; the checkout finds out by itself which order waits. */
export const paymentPath = (orderId?: number) => (orderId ? `/orders/${orderId}/payment` : '/checkout')
