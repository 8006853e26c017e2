import type { Transaction } from 'kysely'
import type { Db } from '#database/connect.ts'
import type { Database } from '#database/schema.ts'
import {
  clearDeviceAttempts,
  countDeviceAttempt,
  lockDeviceAttempts,
} from '#people/security/server/device-attempts.queries.ts'
import { isKnownDevice, type UserDevice } from '#people/security/server/known-devices.queries.ts'
import { clearPinAttempts, countPinAttempt, lockPinAttempts } from './pin-attempts.queries.ts'

type Handle = Db | Transaction<Database>

/** A counter of consecutive wrong pins. */
export type AttemptCounter = {
  key: string
  /** Locks the counter's row until the transaction ends, so that concurrent attempts wait. */
  lock: (trx: Transaction<Database>, now: Date) => Promise<{ tries: number; last_at: Date }>
  count: (trx: Transaction<Database>, now: Date) => Promise<unknown>
  clear: (db: Handle) => Promise<unknown>
}

/**
 * One counter for all unknown devices of a phone. Phones without an account have one too, so that they cannot be told
 * apart.
 */
export const phoneCounter = (phone: string): AttemptCounter => ({
  key: phone,
  lock: (trx, now) => lockPinAttempts(trx, phone, now),
  count: (trx, now) => countPinAttempt(trx, phone, now),
  clear: (db) => clearPinAttempts(db, phone),
})

/** A counter for a device that has logged in before: wrong pins from other devices do not count here. */
export const deviceCounter = (own: UserDevice): AttemptCounter => ({
  key: `${own.userId} ${own.device}`,
  lock: (trx, now) => lockDeviceAttempts(trx, own, now),
  count: (trx, now) => countDeviceAttempt(trx, own, now),
  clear: (db) => clearDeviceAttempts(db, own),
})

/**
 * The counter for pins that a signed-in user types to confirm who they are: their own device's if it is known,
 * otherwise that of their phone number.
 */
export async function attemptCounterFor(
  db: Db,
  { user, device }: { user: { id: number; phone: string }; device: string },
) {
  const own = { userId: user.id, device }
  return (await isKnownDevice(db, own)) ? deviceCounter(own) : phoneCounter(user.phone)
}
