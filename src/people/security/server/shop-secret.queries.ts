import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Db } from '#database/connect.ts'
import type { Database } from '#database/schema.ts'

type Handle = Db | Transaction<Database>
type Purpose = 'device cookies' | 'tried pins' | 'order links' | 'push messages'

/**
 * The HMAC of a text under the shop's own secret for this purpose, which is created when it is first needed: nobody
 * without the database can compute it.
 */
export async function signFor(db: Handle, purpose: Purpose, text: string, now: Date) {
  const secret = (await findSecret(db, purpose)) ?? (await makeSecret(db, purpose, now))
  return createHmac('sha256', secret).update(text).digest('base64url')
}

/** Compares two signatures in constant time. */
export function isSameSignature(given: string, right: string) {
  // Lengths are compared in bytes: `timingSafeEqual` throws when they differ, and a string of the same length may
  // have more bytes.
  const [theirs, ours] = [Buffer.from(given), Buffer.from(right)]
  return theirs.length === ours.length && timingSafeEqual(theirs, ours)
}

const findSecret = async (db: Handle, name: Purpose) =>
  (await db.selectFrom('shop_secrets').select('secret').where('name', '=', name).executeTakeFirst())?.secret

/** Creates the secret and returns the stored one: of concurrent processes one inserts it, and all read that. */
async function makeSecret(db: Handle, name: Purpose, now: Date) {
  const secret = randomBytes(32).toString('base64url')
  await db
    .insertInto('shop_secrets')
    .values({ name, secret, created_at: now })
    .onConflict((made) => made.doNothing())
    .execute()
  return (await findSecret(db, name)) ?? secret
}
