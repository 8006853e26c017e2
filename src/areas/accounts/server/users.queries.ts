import type { Transaction, Updateable } from 'kysely'
import type { Db } from '../../../database/connect.ts'
import type { Database, NewRow } from '../../../database/schema.ts'

type Handle = Db | Transaction<Database>

const profileColumns = ['id', 'name', 'email', 'phone', 'role'] as const

export const findUserByPhone = (db: Handle, phone: string) =>
  db
    .selectFrom('users')
    .select([...profileColumns, 'pin_hash'])
    .where('phone', '=', phone)
    .executeTakeFirst()

/** Everybody who holds this phone or this e-mail: nobody, one person, or two. */
export const findHolders = (db: Handle, { phone = '', email = '' }: { phone?: string; email?: string }) =>
  db
    .selectFrom('users')
    .select(profileColumns)
    .where((eb) => eb.or([eb('phone', '=', phone), eb('email', '=', email)]))
    .execute()

export async function hasAdmin(db: Handle) {
  const admin = await db.selectFrom('users').select('id').where('role', '=', 'admin').limit(1).execute()
  return admin.length > 0
}

/** Adds a user, unless the phone or the e-mail is taken: then it answers nothing. */
export const insertUser = (db: Handle, user: NewRow<'users'>) =>
  db
    .insertInto('users')
    .values(user)
    .onConflict((taken) => taken.doNothing())
    .returning(profileColumns)
    .executeTakeFirst()

/** Holds a user's row until the transaction ends: making and using their mailed links happens one after another. */
export const lockUserByEmail = (trx: Transaction<Database>, email: string) =>
  trx
    .selectFrom('users')
    .select(['id', 'name', 'phone'])
    .where('email', '=', email)
    .forNoKeyUpdate()
    .executeTakeFirst()

/** Whether a user's pin is still the one that was checked, and stays so until the transaction ends. */
export async function holdPin(trx: Transaction<Database>, userId: number, pinHash: string) {
  const user = await trx
    .selectFrom('users')
    .select('pin_hash')
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return user?.pin_hash === pinHash
}

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
