import type { Transaction } from 'kysely'
import type { Db } from '#database/connect.ts'
import type { Database, NewRow } from '#database/schema.ts'

type Handle = Db | Transaction<Database>

/** An administrator's passkeys, oldest first. */
export const listPasskeys = (db: Handle, userId: number) =>
  db
    .selectFrom('passkeys')
    .select(['id', 'name', 'transports', 'created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()

export const findOwnPasskey = (db: Handle, userId: number, id: string) =>
  db
    .selectFrom('passkeys')
    .select(['id', 'public_key', 'counter'])
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()

/** @returns false if the credential is stored already: it belongs to one account only */
export async function insertPasskey(db: Handle, passkey: NewRow<'passkeys'>) {
  const added = await db
    .insertInto('passkeys')
    .values(passkey)
    .onConflict((known) => known.column('id').doNothing())
    .returning('id')
    .execute()
  return added.length > 0
}

/**
 * Stores the new signature counter and the time of use, if the stored counter is still that of `passkey`.
 * @returns false for the second of two uses with the same count
 */
export async function recordPasskeyUse(
  db: Handle,
  passkey: { id: string; counter: number },
  counter: number,
  now: Date,
) {
  const used = await db
    .updateTable('passkeys')
    .set({ counter, last_used_at: now })
    .where('id', '=', passkey.id)
    .where('counter', '=', passkey.counter)
    .returning('id')
    .execute()
  return used.length > 0
}

/** Deletes one passkey of a user. @returns its name; undefined if there was none */
export async function deletePasskey(db: Handle, userId: number, id: string) {
  const gone = await db
    .deleteFrom('passkeys')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('name')
    .executeTakeFirst()
  return gone?.name
}

export const deletePasskeys = (db: Handle, userId: number) =>
  db.deleteFrom('passkeys').where('user_id', '=', userId).execute()

/** Locks the account until the transaction ends, so that changes of its second factor do not interleave. */
export const lockAccount = (trx: Transaction<Database>, userId: number) =>
  trx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().executeTakeFirst()
