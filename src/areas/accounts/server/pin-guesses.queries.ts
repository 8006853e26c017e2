import type { Transaction } from 'kysely'
import type { Db } from '../../../database/connect.ts'
import type { Database } from '../../../database/schema.ts'

type Handle = Db | Transaction<Database>

/** The pins tried for a phone, held until the transaction ends: other tries of the same phone wait here. */
export const lockGuesses = (trx: Transaction<Database>, phone: string, now: Date) =>
  trx
    .insertInto('pin_guesses')
    .values({ phone, tries: 0, last_at: now })
    // An update that changes nothing: it takes the lock, and answers the row, also where there was one.
    .onConflict((known) => known.column('phone').doUpdateSet((eb) => ({ phone: eb.ref('excluded.phone') })))
    .returning(['tries', 'last_at'])
    .executeTakeFirstOrThrow()

export const countGuess = (trx: Transaction<Database>, phone: string, now: Date) =>
  trx
    .updateTable('pin_guesses')
    .set((eb) => ({ tries: eb('tries', '+', 1), last_at: now }))
    .where('phone', '=', phone)
    .execute()

/** After the right pin, or a new one. */
export const forgetGuesses = (db: Handle, phone: string) =>
  db.deleteFrom('pin_guesses').where('phone', '=', phone).execute()

/** Nobody's phones are not remembered for ever; an account's count stays until its pin is typed right or reset. */
export const forgetGuessesOfNobody = (db: Handle, before: Date) =>
  db
    .deleteFrom('pin_guesses')
    .where('last_at', '<', before)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('users').select('users.id').whereRef('users.phone', '=', 'pin_guesses.phone'))),
    )
    .execute()
