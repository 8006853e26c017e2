import { sql, type Transaction } from 'kysely'
import type { Db } from '#database/connect.ts'
import type { Database } from '#database/schema.ts'
import { hashOfCode, newLongCode } from './long-codes.ts'

type Handle = Db | Transaction<Database>

const codesPerAccount = 10

/** Replaces the recovery codes. @returns the new codes, of which only the hashes are stored */
export async function replaceRecoveryCodes(trx: Transaction<Database>, userId: number) {
  const codes = Array.from({ length: codesPerAccount }, newLongCode)
  await deleteRecoveryCodes(trx, userId)
  await trx
    .insertInto('recovery_codes')
    .values(codes.map((code) => ({ code_hash: hashOfCode(code), user_id: userId })))
    .execute()
  return codes
}

export const deleteRecoveryCodes = (db: Handle, userId: number) =>
  db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()

/** Uses up a recovery code. @returns whether it was valid */
export async function consumeRecoveryCode(trx: Transaction<Database>, userId: number, code: string) {
  const used = await trx
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('code_hash', '=', hashOfCode(code))
    .returning('code_hash')
    .execute()
  return used.length > 0
}

/** The number of recovery codes that are not used up. */
export async function countRecoveryCodes(db: Handle, userId: number) {
  const { left } = await db
    .selectFrom('recovery_codes')
    .select((eb) => eb.fn.countAll<number>().as('left'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return Number(left)
}

/**
 * Counts one more attempt in this session. A counter per account would let somebody with the pin lock the owner out; a
 * code has 79 bits, so opening new sessions for five more attempts each is hopeless.
 * @returns the attempts in the window, including this one, and when the window began; undefined if the session has
 * ended
 */
export const countRecoveryCodeAttempt = (db: Handle, tokenHash: string, now: Date, windowStart: Date) =>
  db
    .updateTable('sessions')
    .set({
      code_tries: sql`case when code_tries_since > ${windowStart} then code_tries + 1 else 1 end`,
      code_tries_since: sql`case when code_tries_since > ${windowStart} then code_tries_since else ${now}::timestamptz end`,
    })
    .where('token_hash', '=', tokenHash)
    .returning(['code_tries as tries', 'code_tries_since as since'])
    .executeTakeFirst()

export const resetRecoveryCodeAttempts = (db: Handle, tokenHash: string) =>
  db
    .updateTable('sessions')
    .set({ code_tries: 0, code_tries_since: null })
    .where('token_hash', '=', tokenHash)
    .execute()
