import { sql, type Transaction } from 'kysely'
import type { Db } from '#database/connect.ts'
import type { Database } from '#database/schema.ts'

/** Whose cart it is: a customer's, or a visitor's, by the hash of the token that their browser holds. */
export type CartOwner = { userId: number } | { userId: null; tokenHash: string }

/** The id of their cart, as part of a statement; null where they have none yet. */
export const cartIdOf = (owner: CartOwner) =>
  owner.userId === null
    ? sql<number>`(select id from carts where token_hash = ${owner.tokenHash})`
    : sql<number>`(select id from carts where user_id = ${owner.userId})`

export async function findCartId(db: Db | Transaction<Database>, owner: CartOwner) {
  const cart = await db.selectFrom('carts').select('id').where('id', '=', cartIdOf(owner)).executeTakeFirst()
  return cart?.id
}
