import { nameInPath } from '../../accounts/web/name-in-path.ts'
import type { VisitorState } from '../../cart/web/visitor.ts'

/** The customer's list of orders; any other name in the address is led to their own (decision P3). */
export const ordersPath = (user: VisitorState['user']) =>
  `/${user !== null && user !== 'unknown' ? nameInPath(user.name) : 'me'}/orders`
