import type { Transaction, Updateable } from 'kysely'
import type { Db } from '#database/connect.ts'
import type { Database, NewRow } from '#database/schema.ts'

type Handle = Db | Transaction<Database>

const profileColumns = ['id', 'name', 'email', 'phone', 'role', 'locale'] as const

/** The user with this phone, with the hash of the pin; undefined if there is none. */
export const findUserByPhone = (db: Handle, phone: string) =>
  db
    .selectFrom('users')
    .select([...profileColumns, 'pin_hash', 'created_at'])
    .where('phone', '=', phone)
    .executeTakeFirst()

/** The users with this phone or email: none, one, or two. */
export const findUsersByPhoneOrEmail = (
  db: Handle,
  { phone = '', email = '' }: { phone?: string; email?: string },
) =>
  db
    .selectFrom('users')
    .select(profileColumns)
    .where((eb) => eb.or([eb('phone', '=', phone), eb('email', '=', email)]))
    .execute()

export async function hasAdmin(db: Handle) {
  const admin = await db.selectFrom('users').select('id').where('role', '=', 'admin').limit(1).execute()
  return admin.length > 0
}

/** Inserts a user; undefined if the phone or email is taken. */
export const insertUser = (db: Handle, user: NewRow<'users'>) =>
  db
    .insertInto('users')
    .values(user)
    .onConflict((taken) => taken.doNothing())
    .returning(profileColumns)
    .executeTakeFirst()

/**
 * Finds a user and locks the row until the transaction ends, so that creating and using reset links do not interleave;
 * undefined if no account has this address.
 */
export const lockUserByEmail = (trx: Transaction<Database>, email: string) =>
  trx
    .selectFrom('users')
    .select(['id', 'name', 'phone', 'locale'])
    .where('email', '=', email)
    .forNoKeyUpdate()
    .executeTakeFirst()

/**
 * Whether the user's stored hash is still `pinHash`, with which the pin was checked; the row stays locked until the
 * transaction ends.
 */
export async function lockIfPinUnchanged(trx: Transaction<Database>, userId: number, pinHash: string) {
  const user = await trx
    .selectFrom('users')
    .select('pin_hash')
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return user?.pin_hash === pinHash
}

/**
 * Replaces the hash of an unchanged pin.
 * @returns false if the stored hash is no longer `was`
 */
export async function replacePinHash(db: Handle, userId: number, { was, now }: { was: string; now: string }) {
  const replaced = await db
    .updateTable('users')
    .set({ pin_hash: now })
    .where('id', '=', userId)
    .where('pin_hash', '=', was)
    .executeTakeFirst()
  return replaced.numUpdatedRows > 0n
}

/** Whether the account is blocked. If its row is locked, the answer holds until the transaction ends. */
export async function isBlocked(trx: Transaction<Database>, userId: number) {
  const user = await trx.selectFrom('users').select('blocked_at').where('id', '=', userId).executeTakeFirst()
  return user?.blocked_at != null
}

/** Updates columns of a user and returns the profile. */
export const updateUser = (
  trx: Transaction<Database>,
  userId: number,
  values: Updateable<Database['users']>,
) =>
  trx
    .updateTable('users')
    .set(values)
    .where('id', '=', userId)
    .returning(profileColumns)
    .executeTakeFirstOrThrow()
