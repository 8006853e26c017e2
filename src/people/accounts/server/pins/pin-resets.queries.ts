import type { Transaction } from 'kysely'
import type { Db } from '#database/connect.ts'
import type { Database } from '#database/schema.ts'
import type { Parts } from '#parts.ts'
import { hashOfToken, newToken } from '#people/sessions/server/tokens.ts'
import { nobodysLink } from '../../contract.ts'

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

/** Whether this is a valid token of this user; the row stays locked until the transaction ends. */
export async function holdPinReset(trx: Transaction<Database>, userId: number, token: string, now: Date) {
  const held = await trx
    .selectFrom('pin_resets')
    .select('token_hash')
    .where('token_hash', '=', hashOfToken(token))
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .forUpdate()
    .executeTakeFirst()
  return held !== undefined
}

/** Whose link this is, used up or not looked at; nothing where it is nobody's, or not of the person that it names. */
export async function findLinkOwner(db: Handle, { email, token }: MailedLink) {
  const owner = await db
    .selectFrom('pin_resets')
    .innerJoin('users', 'users.id', 'pin_resets.user_id')
    .select('users.email')
    .where('token_hash', '=', hashOfToken(token))
    .$if(isNamed(email), (found) => found.where('users.email', '=', email ?? ''))
    .executeTakeFirst()
  return owner?.email
}

type MailedLink = { email?: string | undefined; token: string }
const isNamed = (email: string | undefined) => email !== undefined && email !== nobodysLink

/** Whether a mailed link sets a new pin still: said when it is opened, before anybody types one. */
export async function isUsableLink({ db, clock }: Pick<Parts, 'db' | 'clock'>, { email, token }: MailedLink) {
  const usable = await db
    .selectFrom('pin_resets')
    .innerJoin('users', 'users.id', 'pin_resets.user_id')
    .select('token_hash')
    .where('token_hash', '=', hashOfToken(token))
    .$if(isNamed(email), (found) => found.where('users.email', '=', email ?? ''))
    .where('expires_at', '>', clock.now())
    .executeTakeFirst()
  return usable !== undefined
}

/** No mailed link of this user works any more. */
export const closePinResets = (db: Handle, userId: number) =>
  db.deleteFrom('pin_resets').where('user_id', '=', userId).execute()

export const forgetExpiredPinResets = (db: Handle, now: Date) =>
  db.deleteFrom('pin_resets').where('expires_at', '<=', now).execute()
