import type { Transaction } from 'kysely'
import type { Db } from '#database/connect.ts'
import type { Database } from '#database/schema.ts'

type Handle = Db | Transaction<Database>

/**
 * Locks the counter of wrong pins of a phone until the transaction ends, and creates it if there is none; concurrent
 * tries for the same phone wait here.
 * @returns the wrong pins in a row and the time of the last
 */
export const lockPinAttempts = (trx: Transaction<Database>, phone: string, now: Date) =>
  trx
    .insertInto('pin_guesses')
    .values({ phone, tries: 0, last_at: now })
    // An update without effect: it locks and returns the row also when the row existed before.
    .onConflict((known) => known.column('phone').doUpdateSet((eb) => ({ phone: eb.ref('excluded.phone') })))
    .returning(['tries', 'last_at'])
    .executeTakeFirstOrThrow()

/** Counts one more attempt at the pin of this phone, before the pin is compared. */
export const countPinAttempt = (trx: Transaction<Database>, phone: string, now: Date) =>
  trx
    .updateTable('pin_guesses')
    .set((eb) => ({ tries: eb('tries', '+', 1), last_at: now }))
    .where('phone', '=', phone)
    .execute()

/** Clears the counter after a correct pin or a changed pin. */
export const clearPinAttempts = (db: Handle, phone: string) =>
  db.deleteFrom('pin_guesses').where('phone', '=', phone).execute()

/**
 * Deletes old counters of phones without an account; an account's counter stays until its pin is typed right or
 * reset.
 */
export const deleteUnknownPhoneAttempts = (db: Handle, before: Date) =>
  db
    .deleteFrom('pin_guesses')
    .where('last_at', '<', before)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('users').select('users.id').whereRef('users.phone', '=', 'pin_guesses.phone'))),
    )
    .execute()
