import { sql } from 'kysely'

/** Who acts on an order of their own: a customer, or a guest, who has the key of the order's link (its hash). */
export type OrderOwner = { userId: number } | { linkHash: string }

/** The owner of a cart: a customer, or a visitor identified by the hash of the token in their browser. */
export type CartOwner = { userId: number } | { userId: null; tokenHash: string }

/** The condition that an order, of a query over `orders`, was placed by the owner of a cart. */
export const isOrderOfCart = (owner: CartOwner) =>
  owner.userId === null
    ? sql<boolean>`orders.user_id is null and orders.id in (select order_id from order_buyers where cart_hash = ${owner.tokenHash})`
    : sql<boolean>`orders.user_id = ${owner.userId}`

/** The condition that an order, of a query over `orders`, is the owner's. */
export const isOwnedBy = (owner: OrderOwner) =>
  'userId' in owner
    ? sql<boolean>`orders.user_id = ${owner.userId}`
    : sql<boolean>`orders.id = (select order_id from order_buyers where link_hash = ${owner.linkHash})`
