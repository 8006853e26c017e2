import { sql, type Transaction } from 'kysely'
import type { Db } from '#database/connect.ts'
import type { Database } from '#database/schema.ts'
import { transact } from '#database/transact.ts'
import { lockUser } from '#people/accounts/server/lock-user.queries.ts'

/** The most favourites of a customer. */
export const maxFavourites = 200

type Saved = { ok: true; productIds: number[] } | { ok: false; reason: 'TOO_MANY' | 'NO_SUCH_PRODUCT' }

/**
 * Saves products for a customer. Products that are gone or saved already are skipped, so a list can be merged any number of
 * times; of a list, as many are saved as there is room for.
 */
export const saveFavourites = (
  db: Db,
  { userId, productIds, now }: { userId: number; productIds: number[]; now: Date },
): Promise<Saved> =>
  transact(db, async (trx) => {
    await lockUser(trx, userId)
    const saved = await listFavourites(trx, userId)
    const fresh = [...new Set(productIds)].filter((id) => !saved.includes(id))
    if (fresh.length === 0) return { ok: true, productIds: saved }
    const known = await trx
      .selectFrom('products')
      .select('id')
      .where('id', 'in', fresh)
      .where('archived_at', 'is', null)
      .execute()
    const ids = new Set(known.map(({ id }) => id))
    const wanted = fresh.filter((id) => ids.has(id)).slice(0, maxFavourites - saved.length)
    if (productIds.length === 1 && wanted.length === 0)
      return { ok: false, reason: ids.size === 0 ? 'NO_SUCH_PRODUCT' : 'TOO_MANY' }
    if (wanted.length > 0)
      await trx
        .insertInto('favourites')
        .values(
          // The first of the list is its newest.
          wanted.map((product_id, at) => ({
            user_id: userId,
            product_id,
            saved_at: new Date(now.getTime() - at),
          })),
        )
        .execute()
    return { ok: true, productIds: await listFavourites(trx, userId) }
  })

/** The ids of a customer's favourites, the newest first. */
export async function listFavourites(db: Db | Transaction<Database>, userId: number) {
  const rows = await db
    .selectFrom('favourites')
    .select('product_id')
    .where('user_id', '=', userId)
    .orderBy('saved_at', 'desc')
    .orderBy('product_id', 'desc')
    .limit(sql.lit(maxFavourites))
    .execute()
  return rows.map(({ product_id }) => product_id)
}

/** Removes a favourite; nothing happens if it is none. */
export const removeFavourite = (db: Db, userId: number, productId: number) =>
  db.deleteFrom('favourites').where('user_id', '=', userId).where('product_id', '=', productId).execute()
