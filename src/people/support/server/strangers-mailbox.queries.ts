import { sql, type Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import { confirmEmail, findEmail } from '#people/accounts/server/confirmed-email.queries.ts'
import { mailboxOf } from '#values/people/mailbox-of.ts'

type Trx = Transaction<Database>

const day = 86_400_000

/** One after the other what strangers open and confirm, until the transaction ends: each finds what the one before did. */
export const waitForStrangers = (trx: Trx) =>
  sql`select pg_advisory_xact_lock(hashtextextended('tickets of strangers', 0))`.execute(trx)

/** The mailbox that is still to be confirmed: a stranger's, or one of an account whose address nothing has proved yet. */
export async function findUnproven(trx: Trx, asker: { userId: number } | { email: string }) {
  if (!('userId' in asker)) return mailboxOf(asker.email)
  const { email, isConfirmed } = await findEmail(trx, asker.userId)
  return isConfirmed ? null : mailboxOf(email)
}

/**
 * When the owner of a mailbox last confirmed it, where that was within a day: so long it counts for whatever is opened from it,
 * because for so long it is not asked again.
 */
export async function findConfirmed(trx: Trx, mailbox: string, now: Date) {
  const found = await trx
    .selectFrom('tickets')
    .select((eb) => eb.fn.max('confirmed_at').as('at'))
    .where('mailbox', '=', mailbox)
    .where('confirmed_at', '>', new Date(now.getTime() - day))
    .executeTakeFirst()
  return found?.at ?? null
}

/** The numbers of what was opened from a mailbox within a day before a ticket. */
export async function findOpenedLately(
  trx: Trx,
  { id, mailbox }: { id: number; mailbox: string },
  now: Date,
) {
  const found = await trx
    .selectFrom('tickets')
    .select('id')
    .where('mailbox', '=', mailbox)
    .where('opened_at', '>', new Date(now.getTime() - day))
    .where('id', '<>', id)
    .execute()
  return found.map((ticket) => ticket.id)
}

/**
 * Confirms all that was opened from the mailbox of a ticket, and the address of the account that opened the ticket itself: other
 * accounts may have been made with it by somebody else.
 * @returns the addresses that were given, each as it was
 */
export async function confirmMailbox(
  trx: Trx,
  ticket: { id: number; mailbox: string | null; user_id: number | null },
  now: Date,
) {
  if (ticket.user_id !== null) await confirmEmail(trx, ticket.user_id, now)
  const confirmed = await trx
    .updateTable('tickets')
    .set({ confirmed_at: now })
    .where('confirmed_at', 'is', null)
    .where(({ eb, or }) => or([eb('id', '=', ticket.id), eb('mailbox', '=', ticket.mailbox)]))
    .returning((eb) => [
      'email',
      eb
        .selectFrom('users')
        .select('users.email')
        .whereRef('users.id', '=', 'tickets.user_id')
        .as('of_account'),
    ])
    .execute()
  return [...new Set(confirmed.flatMap(({ email, of_account }) => email ?? of_account ?? []))]
}
