import { sql, type Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import { canonicalEmail } from '#people/accounts/server/canonical-email.ts'
import { confirmEmail, readEmailStatus } from '#people/accounts/server/confirmed-email.queries.ts'
import { dayMs } from '#values/time/durations.ts'

type Trx = Transaction<Database>

/**
 * Takes an advisory lock until the transaction ends: opening and confirming tickets of unconfirmed mailboxes run one
 * after another, and each sees what the previous one did.
 */
export const lockUnconfirmedTickets = (trx: Trx) =>
  sql`select pg_advisory_xact_lock(hashtextextended('tickets of strangers', 0))`.execute(trx)

/**
 * The mailbox, as a canonical address, that must still be confirmed: a guest's, or that of an account with an
 * unconfirmed address; null for a confirmed account.
 */
export async function findUnconfirmedMailbox(trx: Trx, asker: { userId: number } | { email: string }) {
  if (!('userId' in asker)) return canonicalEmail(asker.email)
  const { email, isConfirmed } = await readEmailStatus(trx, asker.userId)
  return isConfirmed ? null : canonicalEmail(email)
}

/**
 * When the mailbox was last confirmed, if within a day, otherwise null: for a day, further tickets from it need no
 * confirmation.
 */
export async function findLastConfirmation(trx: Trx, mailbox: string, now: Date) {
  const found = await trx
    .selectFrom('tickets')
    .select((eb) => eb.fn.max('confirmed_at').as('at'))
    .where('mailbox', '=', mailbox)
    .where('confirmed_at', '>', new Date(now.getTime() - dayMs))
    .executeTakeFirst()
  return found?.at ?? null
}

/** The ids of the other tickets opened from a mailbox within a day. */
export async function listRecentTicketIds(
  trx: Trx,
  { id, mailbox }: { id: number; mailbox: string },
  now: Date,
) {
  const found = await trx
    .selectFrom('tickets')
    .select('id')
    .where('mailbox', '=', mailbox)
    .where('opened_at', '>', new Date(now.getTime() - dayMs))
    .where('id', '<>', id)
    .execute()
  return found.map((ticket) => ticket.id)
}

/**
 * Confirms all tickets of the mailbox, and the address of the account that opened this one; other accounts with the
 * address may have been created by somebody else. So may this one: its owner still has to prove the address.
 * @returns the addresses as they were entered
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
