import type { Transaction } from 'kysely'
import type { Db } from '#database/connect.ts'
import type { Database } from '#database/schema.ts'
import { hashOfCode, newCode } from '../long-codes.ts'

type Handle = Db | Transaction<Database>

export const codeMinutes = 10

/**
 * Makes a code for a first passkey beside those that were made before: no stranger who knows the pin makes the owner's useless by
 * asking for one of their own.
 * @returns the code, which is stored as a hash alone
 */
export async function makeCode(db: Handle, userId: number, now: Date) {
  const code = newCode()
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

/** Whether it is a live code of this account, which it stays until the passkey is added. */
export async function isFirstCode(db: Handle, userId: number, code: string, now: Date) {
  const found = await db
    .selectFrom('passkey_codes')
    .select('code_hash')
    .where('code_hash', '=', hashOfCode(code))
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return found !== undefined
}

export const forgetFirstCodes = (db: Handle, userId: number) =>
  db.deleteFrom('passkey_codes').where('user_id', '=', userId).execute()
