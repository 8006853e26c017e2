import type { Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import { transact } from '#database/transact.ts'
import type { Parts } from '#parts.ts'
import { newToken } from '#people/sessions/server/tokens.ts'
import { deadlinesOf } from './deadlines.ts'
import { findTicket } from './find-ticket.queries.ts'
import {
  findLastConfirmation,
  findUnconfirmedMailbox,
  listRecentTicketIds,
  lockUnconfirmedTickets,
} from './guest-mailbox.queries.ts'
import type { NewTicketInput } from './new-ticket-input.ts'
import { notifyOfNewTicket } from './ticket-notifications.ts'
import { countNetworkTicket, findTicketProblem, type TicketProblem } from './ticket-problems.ts'
import type { TicketRow } from './ticket-view.ts'

type NotOpened = TicketProblem | { reason: 'ENTERED_DIFFERENTLY' }
export type OpenTicketResult = { ok: true; ticket: TicketRow } | ({ ok: false } & NotOpened)

/**
 * Opens a ticket and mails its number, in one transaction. `form_key` is an idempotency key: the same form sent again
 * returns the same ticket, even if its sender has reached the limit.
 */
export const openTicket = (parts: Parts, input: NewTicketInput): Promise<OpenTicketResult> =>
  transact(parts.db, async (trx) => {
    const mailbox = await findUnconfirmedMailbox(trx, input.asker)
    if (mailbox !== null) await lockUnconfirmedTickets(trx)
    const sent = await findByIdempotencyKey(trx, input)
    if (sent) return sent
    const now = parts.clock.now()
    const sender = { mailbox, network: input.network, now }
    const problem = await findTicketProblem(trx, input, sender)
    if (problem) return { ok: false, ...problem }
    const id = await insertTicket(trx, input, mailbox, parts)
    // Another form with this key, or the same form from another device, was inserted first.
    if (id === undefined) return (await findByIdempotencyKey(trx, input)) ?? idempotencyConflict
    if (mailbox !== null) await countNetworkTicket(trx, sender)
    await insertContents(trx, id, input, now)
    const ticket = await requireTicket(trx, id)
    const recentIds = mailbox === null ? [] : await listRecentTicketIds(trx, { id, mailbox }, now)
    await notifyOfNewTicket(trx, ticket, { body: input.body, recentIds: recentIds }, parts)
    return { ok: true, ticket }
  })

const idempotencyConflict = { ok: false, reason: 'ENTERED_DIFFERENTLY' } as const

/**
 * Inserts a ticket without its contents.
 * @param mailbox null if the address needs no confirmation
 * @returns its id; undefined if a ticket with this `form_key` exists
 */
async function insertTicket(
  trx: Transaction<Database>,
  { asker, kind, order_id, reason, form_key, language }: NewTicketInput,
  mailbox: string | null,
  { clock, store }: Pick<Parts, 'clock' | 'store'>,
) {
  const opened_at = clock.now()
  const guest = 'userId' in asker ? undefined : asker
  const inserted = await trx
    .insertInto('tickets')
    .values({
      order_id: order_id ?? null,
      user_id: 'userId' in asker ? asker.userId : null,
      kind,
      reason: kind === 'return' ? (reason ?? null) : null,
      name: guest?.name ?? null,
      email: guest?.email ?? null,
      phone: guest?.phone ?? null,
      link_key: mailbox === null ? null : newToken(),
      mailbox,
      confirmed_at: mailbox === null ? opened_at : await findLastConfirmation(trx, mailbox, opened_at),
      locale: language,
      form_key,
      opened_at,
      ...deadlinesOf(opened_at, store()),
    })
    .onConflict((sent) => sent.column('form_key').doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted?.id
}

/** Inserts the first message, and for a return its lines. */
async function insertContents(
  trx: Transaction<Database>,
  ticket_id: number,
  { kind, lines = [], body, form_key }: NewTicketInput,
  now: Date,
) {
  await trx
    .insertInto('ticket_messages')
    .values({ ticket_id, by_shop: false, actor_name: null, body, form_key, written_at: now })
    .execute()
  if (kind !== 'return') return
  await trx
    .insertInto('ticket_lines')
    .values(lines.map((line) => ({ ticket_id, ...line })))
    .execute()
}

async function requireTicket(trx: Transaction<Database>, id: number) {
  const ticket = await findTicket(trx, { id, ofAnyone: true })
  if (!ticket) throw new Error(`ticket ${id} is not there`)
  return ticket
}

/** The ticket opened by the same form; a conflict if its content differs; undefined if there is none. */
async function findByIdempotencyKey(
  trx: Transaction<Database>,
  { asker, form_key, body }: NewTicketInput,
): Promise<OpenTicketResult | undefined> {
  const sent = await trx
    .selectFrom('tickets')
    .innerJoin('ticket_messages', (join) =>
      join
        .onRef('ticket_messages.ticket_id', '=', 'tickets.id')
        .onRef('ticket_messages.form_key', '=', 'tickets.form_key'),
    )
    .select(['tickets.id', 'tickets.user_id', 'tickets.email', 'ticket_messages.body'])
    .where('tickets.form_key', '=', form_key)
    .executeTakeFirst()
  if (!sent) return
  const isTheirs = 'userId' in asker ? sent.user_id === asker.userId : sent.email === asker.email
  if (!isTheirs || sent.body !== body) return idempotencyConflict
  return { ok: true, ticket: await requireTicket(trx, sent.id) }
}
