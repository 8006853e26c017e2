import type { Transaction } from 'kysely'
import type { Db } from '#database/connect.ts'
import type { Database } from '#database/schema.ts'
import {
  countDeviceGuess,
  forgetDeviceGuesses,
  lockDeviceGuesses,
} from '#people/security/server/device-guesses.queries.ts'
import { isKnownDevice, type OwnDevice } from '#people/security/server/known-devices.queries.ts'
import { countGuess, forgetGuesses, lockGuesses } from './pin-guesses.queries.ts'

type Handle = Db | Transaction<Database>

/** A counter of consecutive wrong pins. */
export type GuessCounter = {
  key: string
  /** Locks the counter's row until the transaction ends: concurrent tries that it counts wait. */
  lock: (trx: Transaction<Database>, now: Date) => Promise<{ tries: number; last_at: Date }>
  count: (trx: Transaction<Database>, now: Date) => Promise<unknown>
  forget: (db: Handle) => Promise<unknown>
}

/**
 * One counter for all unknown devices of a phone. Phones without an account have one too, so that they cannot be told
 * apart.
 */
export const countedByPhone = (phone: string): GuessCounter => ({
  key: phone,
  lock: (trx, now) => lockGuesses(trx, phone, now),
  count: (trx, now) => countGuess(trx, phone, now),
  forget: (db) => forgetGuesses(db, phone),
})

/** A counter for a device that has logged in before: wrong pins from other devices do not count here. */
export const countedByDevice = (own: OwnDevice): GuessCounter => ({
  key: `${own.userId} ${own.device}`,
  lock: (trx, now) => lockDeviceGuesses(trx, own, now),
  count: (trx, now) => countDeviceGuess(trx, own, now),
  forget: (db) => forgetDeviceGuesses(db, own),
})

/** The counter for pins that a signed-in user types to confirm who they are. */
export async function counterOf(
  db: Db,
  { user, device }: { user: { id: number; phone: string }; device: string },
) {
  const own = { userId: user.id, device }
  return (await isKnownDevice(db, own)) ? countedByDevice(own) : countedByPhone(user.phone)
}
