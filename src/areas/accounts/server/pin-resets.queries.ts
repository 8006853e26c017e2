import type { Transaction } from 'kysely'
import type { Db } from '../../../database/connect.ts'
import type { Database } from '../../../database/schema.ts'
import { hashOfToken, newToken } from './tokens.ts'

type Handle = Db | Transaction<Database>

/** Opens a way to set a new pin. @returns the token for the mail, which is kept nowhere */
export async function openPinReset(db: Handle, userId: number, expiresAt: Date) {
  const token = newToken()
  await db
    .insertInto('pin_resets')
    .values({ token_hash: hashOfToken(token), user_id: userId, expires_at: expiresAt })
    .execute()
  return token
}

export async function countOpenPinResets(db: Handle, userId: number, now: Date) {
  const { open } = await db
    .selectFrom('pin_resets')
    .select((eb) => eb.fn.countAll<number>().as('open'))
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow()
  return Number(open)
}

/** Uses up a live token of this user. @returns whether it was one; only one of several uses at once is told yes */
export async function takePinReset(trx: Transaction<Database>, userId: number, token: string, now: Date) {
  const taken = await trx
    .deleteFrom('pin_resets')
    .where('token_hash', '=', hashOfToken(token))
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return taken.numDeletedRows > 0n
}

/** No mailed link of this user works any more. */
export const closePinResets = (db: Handle, userId: number) =>
  db.deleteFrom('pin_resets').where('user_id', '=', userId).execute()

export const forgetExpiredPinResets = (db: Handle, now: Date) =>
  db.deleteFrom('pin_resets').where('expires_at', '<=', now).execute()
