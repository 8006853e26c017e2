import type { Transaction } from 'kysely'
import type { Db } from '#database/connect.ts'
import type { Database } from '#database/schema.ts'

/** The maximum of attempts at one code; there are a million possible codes. */
const maxAttempts = 5

/** Stores the user's login code in place of an earlier one, with no attempts counted. */
export const saveLoginCode = (db: Db, userId: number, codeHash: string, expiresAt: Date) =>
  db
    .insertInto('login_codes')
    .values({ user_id: userId, code_hash: codeHash, expires_at: expiresAt })
    .onConflict((earlier) =>
      earlier.column('user_id').doUpdateSet({ code_hash: codeHash, tries: 0, expires_at: expiresAt }),
    )
    .execute()

/**
 * Counts one more attempt at the user's code.
 * @returns the hash of the code; undefined if there is no valid code or no attempt is left
 */
export async function countLoginCodeAttempt(db: Db, userId: number, now: Date) {
  const live = await db
    .updateTable('login_codes')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .where('tries', '<', maxAttempts)
    .returning('code_hash')
    .executeTakeFirst()
  return live?.code_hash
}

/**
 * Deletes a code that was typed right, because it works once.
 * @returns false if another request has used it first
 */
export async function consumeLoginCode(db: Db, userId: number, codeHash: string) {
  const deleted = await db
    .deleteFrom('login_codes')
    .where('user_id', '=', userId)
    .where('code_hash', '=', codeHash)
    .executeTakeFirst()
  return deleted.numDeletedRows > 0n
}

export const deleteLoginCode = (trx: Transaction<Database>, userId: number) =>
  trx.deleteFrom('login_codes').where('user_id', '=', userId).execute()

export const deleteExpiredLoginCodes = (db: Db, now: Date) =>
  db.deleteFrom('login_codes').where('expires_at', '<=', now).execute()
