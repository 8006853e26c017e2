import type { Transaction } from 'kysely'
import type { Db } from '#database/connect.ts'
import type { Database } from '#database/schema.ts'
import type { CartOwner } from '#ordering/buyers/server/order-owner.ts'
import type { Parts } from '#parts.ts'
import { dayMs } from '#values/time/durations.ts'
import { cartIdOf } from './cart-owner.ts'

/** Longer than a browser keeps a change that it could not send (`stored-changes.ts`). */
const retentionMs = 7 * dayMs
const maxAtOnce = 2_000

/** Whether the change with this key was made in the owner's cart. */
export const isChangeMade = async (db: Db | Transaction<Database>, owner: CartOwner, key: string) =>
  (await db
    .selectFrom('cart_changes')
    .select('key')
    .where('cart_id', '=', cartIdOf(owner))
    .where('key', '=', key)
    .executeTakeFirst()) !== undefined

/**
 * Records that a change is made, in its transaction.
 * @returns false if it was made before
 */
export async function recordChange(trx: Transaction<Database>, cartId: number, key: string, now: Date) {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('cart_changes')
    .values({ cart_id: cartId, key, made_at: now })
    .onConflict((conflict) => conflict.columns(['cart_id', 'key']).doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** Deletes the keys of changes that no browser sends again, in small batches. */
export const purgeCartChanges = ({ db, clock }: Pick<Parts, 'db' | 'clock'>) =>
  db
    .deleteFrom('cart_changes')
    .where(({ eb, refTuple, selectFrom }) =>
      eb(
        refTuple('cart_id', 'key'),
        'in',
        selectFrom('cart_changes')
          .select(['cart_changes.cart_id', 'cart_changes.key'])
          .where('made_at', '<', new Date(clock.now().getTime() - retentionMs))
          .orderBy('made_at')
          .limit(maxAtOnce)
          .$asTuple('cart_id', 'key'),
      ),
    )
    .execute()
