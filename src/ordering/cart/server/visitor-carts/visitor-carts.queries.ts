import { sql, type Transaction } from 'kysely'
import type { Db } from '#database/connect.ts'
import type { Database } from '#database/schema.ts'
import { availableUnitsFor } from '#inventory/stock/server/available-stock.queries.ts'

type Trx = Transaction<Database>

/** Finds or creates a customer's cart and locks it until the transaction ends. */
export async function upsertCustomerCart(trx: Trx, userId: number, now: Date) {
  const cart = await trx
    .insertInto('carts')
    .values({ user_id: userId, created_at: now, used_at: now })
    .onConflict((taken) => taken.column('user_id').doUpdateSet({ used_at: now }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return cart.id
}

/**
 * A visitor's cart, locked until the transaction ends. Undefined if it was deleted or merged into a customer's cart.
 */
export async function lockVisitorCart(trx: Trx, tokenHash: string, now: Date) {
  const cart = await trx
    .updateTable('carts')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .returning('id')
    .executeTakeFirst()
  return cart?.id
}

/** Locks a visitor's cart, if it still exists, so that of two orders of it one waits for the other. */
export const lockOrderedCart = (trx: Trx, tokenHash: string) =>
  trx.selectFrom('carts').select('id').where('token_hash', '=', tokenHash).forNoKeyUpdate().executeTakeFirst()

/** @returns the id of the new cart */
export async function insertVisitorCart(trx: Trx, tokenHash: string, now: Date) {
  const cart = await trx
    .insertInto('carts')
    .values({ token_hash: tokenHash, created_at: now, used_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return cart.id
}

/**
 * Merges the lines of one cart into a customer's, in one statement: quantities add up, to at most `max` and the
 * available stock. A line of the customer's cart that already exceeds this keeps its quantity.
 */
export const mergeLines = (
  trx: Trx,
  { from, to, userId, max }: { from: number; to: number; userId: number; max: number },
) =>
  sql`
    with brought as (
      select line.id, line.pack_id, line.seen_price_paise, line.added_at, coalesce(own.quantity, 0) as had,
        least(line.quantity + coalesce(own.quantity, 0), ${max}::integer, ${availableUnitsFor({ userId })}) as quantity
      from cart_items as line join packs on packs.id = line.pack_id and packs.on_sale
      left join cart_items as own on own.cart_id = ${to} and own.pack_id = line.pack_id
      where line.cart_id = ${from}
    )
    insert into cart_items (cart_id, pack_id, quantity, seen_price_paise, added_at)
    select ${to}, pack_id, quantity, seen_price_paise, added_at from brought where quantity > had order by id
    on conflict on constraint one_line_a_pack do update set quantity = excluded.quantity`.execute(trx)

/** Moves the coupon code of a visitor's cart to the customer's, unless that one has a code. */
export const mergeCode = (trx: Trx, { from, to }: { from: number; to: number }) =>
  sql`
    insert into cart_coupons (cart_id, coupon_id) select ${to}, coupon_id from cart_coupons where cart_id = ${from}
    on conflict (cart_id) do nothing`.execute(trx)

/** Remembers into whose cart a visitor's cart goes, so that paying an order of it takes the bought units out there. */
export const linkGuestOrders = (trx: Trx, { tokenHash, userId }: { tokenHash: string; userId: number }) =>
  trx.updateTable('order_buyers').set({ cart_user_id: userId }).where('cart_hash', '=', tokenHash).execute()

export const deleteVisitorCart = (db: Db | Trx, tokenHash: string) =>
  db.deleteFrom('carts').where('token_hash', '=', tokenHash).execute()

/** Also deletes their lines. */
export const deleteExpiredVisitorCarts = (db: Db, before: Date) =>
  db.deleteFrom('carts').where('user_id', 'is', null).where('used_at', '<', before).execute()
