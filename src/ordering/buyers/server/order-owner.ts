import { sql } from 'kysely'

/** Who acts on an order of their own: a customer, or a guest, who has the key of the order's link (its hash). */
export type OrderOwner = { userId: number } | { linkHash: string }

/** The condition that an order, of a query over `orders`, is the owner's. */
export const isOwnedBy = (owner: OrderOwner) =>
  'userId' in owner
    ? sql<boolean>`orders.user_id = ${owner.userId}`
    : sql<boolean>`orders.id = (select order_id from order_buyers where link_hash = ${owner.linkHash})`
