import { nameInPath } from '#people/sessions/shop/name-in-path.ts'
import type { VisitorState } from '#people/sessions/shop/visitor.ts'

/** The customer's list of orders; any other name in the path redirects to their own (decision P3). */
export const ordersPath = (user: VisitorState['user']) =>
  `/${user !== null && user !== 'unknown' ? nameInPath(user.name) : 'me'}/orders`

/** The payment page of an order; without an id the checkout, which finds the pending order itself. */
export const paymentPath = (orderId?: number) => (orderId ? `/orders/${orderId}/payment` : '/checkout')
