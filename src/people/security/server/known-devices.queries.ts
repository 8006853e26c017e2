import type { Transaction } from 'kysely'
import type { Db } from '#database/connect.ts'
import type { Database } from '#database/schema.ts'

type Handle = Db | Transaction<Database>
/** A device of one user: the same device is unknown to every other account. */
export type UserDevice = { userId: number; device: string }

/** Whether this user has logged in on this device before. */
export async function isKnownDevice(db: Handle, { userId, device }: UserDevice) {
  const known = await db
    .selectFrom('known_devices')
    .select('device')
    .where('user_id', '=', userId)
    .where('device', '=', device)
    .executeTakeFirst()
  return known !== undefined
}

/**
 * Marks this device as known for this user, with no wrong pins.
 * @returns whether it is new
 */
export async function rememberDevice(db: Handle, { userId, device }: UserDevice, now: Date) {
  const known = await db
    .updateTable('known_devices')
    .set({ tries: 0, last_at: now })
    .where('user_id', '=', userId)
    .where('device', '=', device)
    .executeTakeFirst()
  if (known.numUpdatedRows > 0n) return false
  const row = { user_id: userId, device, last_at: now, known_since: now }
  const added = await db
    .insertInto('known_devices')
    .values(row)
    .onConflict((other) => other.doNothing())
    .executeTakeFirst()
  return (added.numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** Makes every other device of this user unknown again; without `exceptDevice`, all of them. */
export const deleteOtherDevices = (db: Handle, userId: number, exceptDevice = '') =>
  db.deleteFrom('known_devices').where('user_id', '=', userId).where('device', '<>', exceptDevice).execute()

export const deleteUnusedDevices = (db: Handle, before: Date) =>
  db.deleteFrom('known_devices').where('last_at', '<', before).execute()
