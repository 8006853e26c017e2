import type { Transaction } from 'kysely'
import type { Db } from '#database/connect.ts'
import type { Database } from '#database/schema.ts'
import type { Parts } from '#parts.ts'
import { hashOfToken, newToken } from '#people/sessions/server/tokens.ts'
import { emailPlaceholder } from '../../contract.ts'

type Handle = Db | Transaction<Database>

/**
 * Creates a pin reset.
 * @returns the token for the mail; only its hash is stored
 */
export async function createPinReset(db: Handle, userId: number, expiresAt: Date) {
  const token = newToken()
  await db
    .insertInto('pin_resets')
    .values({ token_hash: hashOfToken(token), user_id: userId, expires_at: expiresAt })
    .execute()
  return token
}

/**
 * Whether this is the token of a reset link of this user that has not expired; its row stays locked until the
 * transaction ends.
 */
export async function lockPinReset(trx: Transaction<Database>, userId: number, token: string, now: Date) {
  const locked = await trx
    .selectFrom('pin_resets')
    .select('token_hash')
    .where('token_hash', '=', hashOfToken(token))
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .forUpdate()
    .executeTakeFirst()
  return locked !== undefined
}

/**
 * The email address of the account that a link belongs to, even if it has expired; undefined if the token is unknown, as
 * after its use, or if the link contains the email address of another account.
 */
export async function findLinkOwnerEmail(db: Handle, { email, token }: MailedLink) {
  const owner = await db
    .selectFrom('pin_resets')
    .innerJoin('users', 'users.id', 'pin_resets.user_id')
    .select('users.email')
    .where('token_hash', '=', hashOfToken(token))
    .$if(namesOwner(email), (found) => found.where('users.email', '=', email ?? ''))
    .executeTakeFirst()
  return owner?.email
}

type MailedLink = { email?: string | undefined; token: string }
/** Whether the link contains an email address; newer links have a placeholder instead. */
const namesOwner = (email: string | undefined) => email !== undefined && email !== emailPlaceholder

/** Whether a mailed link can still set a new pin. Asked when the page opens, before anybody types a pin. */
export async function isUsableLink({ db, clock }: Pick<Parts, 'db' | 'clock'>, { email, token }: MailedLink) {
  const usable = await db
    .selectFrom('pin_resets')
    .innerJoin('users', 'users.id', 'pin_resets.user_id')
    .select('token_hash')
    .where('token_hash', '=', hashOfToken(token))
    .$if(namesOwner(email), (found) => found.where('users.email', '=', email ?? ''))
    .where('expires_at', '>', clock.now())
    .executeTakeFirst()
  return usable !== undefined
}

/** Deletes all reset links of this user. */
export const deletePinResets = (db: Handle, userId: number) =>
  db.deleteFrom('pin_resets').where('user_id', '=', userId).execute()

export const deleteExpiredPinResets = (db: Handle, now: Date) =>
  db.deleteFrom('pin_resets').where('expires_at', '<=', now).execute()
