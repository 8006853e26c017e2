import type { VisitorState } from '../../cart/web/visitor.ts'

/** The customer's list of orders; any other name in the address is led to their own (decision P3). */
export const ordersPath = (user: VisitorState['user']) =>
  `/${encodeURIComponent(user !== null && user !== 'unknown' ? user.name : 'me')}/orders`
