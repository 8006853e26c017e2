import type { Transaction } from 'kysely'
import type { Db } from '#database/connect.ts'
import type { Database } from '#database/schema.ts'
import type { UserDevice } from './known-devices.queries.ts'

type Handle = Db | Transaction<Database>

/**
 * Locks the counter of wrong pins of a known device until the transaction ends.
 * @returns the wrong pins in a row and the time of the last; the largest number if the device is not known any more
 */
export async function lockDeviceAttempts(
  trx: Transaction<Database>,
  { userId, device }: UserDevice,
  now: Date,
) {
  const guesses = await trx
    .selectFrom('known_devices')
    .select(['tries', 'last_at'])
    .where('user_id', '=', userId)
    .where('device', '=', device)
    .forUpdate()
    .executeTakeFirst()
  // The device was deleted since it was looked up. An attempt that cannot be counted must be refused.
  return guesses ?? { tries: Number.MAX_SAFE_INTEGER, last_at: now }
}

/** Counts one more attempt from this device, before the pin is compared. */
export const countDeviceAttempt = (trx: Transaction<Database>, { userId, device }: UserDevice, now: Date) =>
  trx
    .updateTable('known_devices')
    .set((eb) => ({ tries: eb('tries', '+', 1), last_at: now }))
    .where('user_id', '=', userId)
    .where('device', '=', device)
    .execute()

/** Sets the counter of a device back to 0, after a right pin. */
export const clearDeviceAttempts = (db: Handle, { userId, device }: UserDevice) =>
  db
    .updateTable('known_devices')
    .set({ tries: 0 })
    .where('user_id', '=', userId)
    .where('device', '=', device)
    .execute()
