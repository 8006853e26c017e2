import type { Transaction } from 'kysely'
import type { Db } from '#database/connect.ts'
import type { Database } from '#database/schema.ts'

type Handle = Db | Transaction<Database>

/**
 * Marks the account's e-mail address as confirmed: a link or a code that was mailed to it has been used. Does nothing
 * if it is confirmed already or the account was erased.
 */
export const confirmEmail = (db: Handle, userId: number, now: Date) =>
  db
    .updateTable('users')
    .set({ email_confirmed_at: now })
    .where('id', '=', userId)
    .where('email_confirmed_at', 'is', null)
    .where('erased_at', 'is', null)
    .execute()

/**
 * Marks the address as confirmed by somebody who controls the account too, because the mailed link or code opens it:
 * `confirmEmail` alone is also for links that anybody may open. Does nothing if the account was erased.
 */
export async function proveEmail(db: Handle, userId: number, now: Date) {
  await confirmEmail(db, userId, now)
  await db
    .updateTable('users')
    .set({ email_proved_at: now })
    .where('id', '=', userId)
    .where('email_proved_at', 'is', null)
    .where('erased_at', 'is', null)
    .execute()
}

/**
 * An account's e-mail address, and whether it is confirmed. Registering confirms nothing, because anybody can type
 * any address. Administrators count as confirmed, and so do customers with a paid order: nobody pays in order to send
 * mails to a stranger.
 * @throws if there is no such account
 */
export async function readEmailStatus(trx: Transaction<Database>, userId: number) {
  const { email, role, email_confirmed_at, hasPaid } = await trx
    .selectFrom('users')
    .select((eb) => [
      'email',
      'role',
      'email_confirmed_at',
      eb
        .exists(
          eb
            .selectFrom('orders')
            .select('orders.id')
            .whereRef('orders.user_id', '=', 'users.id')
            .where('orders.paid_at', 'is not', null),
        )
        .as('hasPaid'),
    ])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return { email, isConfirmed: email_confirmed_at !== null || role === 'admin' || Boolean(hasPaid) }
}
