import type { Transaction } from 'kysely'
import type { Db } from '#database/connect.ts'
import type { Database } from '#database/schema.ts'

type Handle = Db | Transaction<Database>

/** A link or a code that was mailed to an account's address was used: it is the owner's. */
export const confirmEmail = (db: Handle, userId: number, now: Date) =>
  db
    .updateTable('users')
    .set({ email_confirmed_at: now })
    .where('id', '=', userId)
    .where('email_confirmed_at', 'is', null)
    .where('erased_at', 'is', null)
    .execute()

/**
 * An account's address, and whether anything has proved it: registering does not, for anybody can type anybody's address. The
 * merchant's own people count as proved, and so does who has paid: their order is confirmed there, and nobody pays to send mails.
 */
export async function findEmail(trx: Transaction<Database>, userId: number) {
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
