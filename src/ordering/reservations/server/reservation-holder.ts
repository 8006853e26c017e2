import { sql } from 'kysely'

/** Who reserves stock: a customer, or a guest, known by the phone they enter and the cart of their visit. */
export type ReservationHolder = { userId: number } | { userId: null; phone: string; cartHash: string }

/**
 * The condition that an order, of a query over `orders`, was placed by its customer. What the shop reserves for somebody
 * doesn't count against them.
 */
export const isPlacedByCustomer = sql<boolean>`not exists (select from phone_orders where phone_orders.order_id = orders.id)`

/** The condition that an order, of a query over `orders`, is of this customer, or of a guest with this phone or cart. */
export const isOfHolder = (holder: ReservationHolder) =>
  holder.userId === null
    ? sql<boolean>`orders.id in (select order_id from order_buyers
        where link_hash is not null and phone = ${holder.phone} or cart_hash = ${holder.cartHash})`
    : sql<boolean>`orders.user_id = ${holder.userId}`

/** The condition that an order is of somebody else. A guest's other carts count as somebody else's. */
export const isOfOthers = (holder: ReservationHolder) =>
  holder.userId === null
    ? sql<boolean>`not exists (select from order_buyers where order_id = orders.id and cart_hash = ${holder.cartHash})`
    : sql<boolean>`orders.user_id is distinct from ${holder.userId}`
