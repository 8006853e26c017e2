import type { Transaction } from 'kysely'
import type { Db } from '#database/connect.ts'
import type { Database } from '#database/schema.ts'
import { hashOfCode, newLongCode } from '../long-codes.ts'

type Handle = Db | Transaction<Database>

export const codeMinutes = 10

/**
 * Creates a code for a first passkey. Earlier codes stay valid, otherwise somebody who knows the pin could invalidate
 * the owner's code by requesting another.
 * @returns the code, of which only the hash is stored
 */
export async function createEnrolmentCode(db: Handle, userId: number, now: Date) {
  const code = newLongCode()
  await db
    .insertInto('passkey_codes')
    .values({
      code_hash: hashOfCode(code),
      user_id: userId,
      expires_at: new Date(now.getTime() + codeMinutes * 60_000),
    })
    .execute()
  await db.deleteFrom('passkey_codes').where('expires_at', '<=', now).execute()
  return code
}

/** Whether it is a valid code of this account; it stays valid until a passkey is added or it expires. */
export async function isEnrolmentCode(db: Handle, userId: number, code: string, now: Date) {
  const found = await db
    .selectFrom('passkey_codes')
    .select('code_hash')
    .where('code_hash', '=', hashOfCode(code))
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return found !== undefined
}

export const deleteEnrolmentCodes = (db: Handle, userId: number) =>
  db.deleteFrom('passkey_codes').where('user_id', '=', userId).execute()
