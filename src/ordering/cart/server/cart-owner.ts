import { sql, type Transaction } from 'kysely'
import type { Db } from '#database/connect.ts'
import type { Database } from '#database/schema.ts'
import type { CartOwner } from '#ordering/buyers/server/order-owner.ts'

/** SQL for the id of the owner's cart; null if they have none yet. */
export const cartIdOf = (owner: CartOwner) =>
  owner.userId === null
    ? sql<number>`(select id from carts where token_hash = ${owner.tokenHash})`
    : sql<number>`(select id from carts where user_id = ${owner.userId})`

/** The id of the owner's cart; undefined if they have none yet. */
export async function findCartId(db: Db | Transaction<Database>, owner: CartOwner) {
  const cart = await db.selectFrom('carts').select('id').where('id', '=', cartIdOf(owner)).executeTakeFirst()
  return cart?.id
}
