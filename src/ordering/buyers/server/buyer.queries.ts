import { sql, type Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'

/*
 * The buyer of an order: whom mails, slips, invoices and lists name, with an account or without. For queries over
 * `orders`, which must not join `users` for this: a guest has no account. As scalar subqueries they can be selected
 * together with a lock of the order.
 */

/** The buyer's name when the order was placed. */
export const buyerName = sql<string>`(select name from order_buyers where order_id = orders.id)`

/** The buyer's phone, ten digits; empty once it has been erased. */
export const buyerPhone = sql<string>`(select phone from order_buyers where order_id = orders.id)`

/** The buyer's e-mail address; empty without one, and once it has been erased. */
export const buyerEmail = sql<string>`(select email from order_buyers where order_id = orders.id)`

/** When the link to a guest's order expires or has expired; null for an order without one. */
export const linkExpiresAt = sql<Date | null>`(
  select link_expires_at from order_buyers where order_id = orders.id and link_hash is not null
)`

/**
 * Whether the buyer's data has been erased: then no mail may be sent about the order. A buyer for whom the shop placed the
 * order may have no e-mail address, but always a phone.
 */
export const isBuyerErased = async (trx: Transaction<Database>, orderId: number) =>
  (await trx
    .selectFrom('order_buyers')
    .select('order_id')
    .where('order_id', '=', orderId)
    .where('email', '=', '')
    .where('phone', '=', '')
    .executeTakeFirst()) !== undefined

/** Whether the shop has placed the order for its buyer. */
export const isPlacedByShop = async (trx: Transaction<Database>, orderId: number) =>
  (await trx
    .selectFrom('phone_orders')
    .select('order_id')
    .where('order_id', '=', orderId)
    .executeTakeFirst()) !== undefined

/** Whether the order was placed without an account, even if it was attached to one since. */
export const isPlacedByGuest = async (trx: Transaction<Database>, orderId: number) =>
  (await trx
    .selectFrom('order_buyers')
    .select('order_id')
    .where('order_id', '=', orderId)
    .where('link_hash', 'is not', null)
    .executeTakeFirst()) !== undefined
