import type { Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import { transact } from '#database/transact.ts'
import type { Parts } from '#parts.ts'
import { newToken } from '#people/sessions/server/tokens.ts'
import type { Asked } from './asked.ts'
import { deadlinesOf } from './deadlines.ts'
import { findTicket } from './find-ticket.queries.ts'
import { countOfNetwork, type Problem, problemOf } from './opening-problems.ts'
import {
  findConfirmed,
  findOpenedLately,
  findUnproven,
  waitForStrangers,
} from './strangers-mailbox.queries.ts'
import { tellOpened } from './tell-of-ticket.ts'
import type { TicketRow } from './ticket-view.ts'

type NotOpened = Problem | { reason: 'ENTERED_DIFFERENTLY' }
export type OpenTicket = { ok: true; ticket: TicketRow } | ({ ok: false } & NotOpened)

/**
 * Opens a ticket and mails its number, in one transaction. The form's key is an idempotency key: sent again, the form
 * answers the same ticket, also where its sender may open no more.
 */
export const openTicket = (parts: Parts, asked: Asked): Promise<OpenTicket> =>
  transact(parts.db, async (trx) => {
    const mailbox = await findUnproven(trx, asked.asker)
    if (mailbox !== null) await waitForStrangers(trx)
    const sent = await findSent(trx, asked)
    if (sent) return sent
    const now = parts.clock.now()
    const unproven = { mailbox, network: asked.network, now }
    const problem = await problemOf(trx, asked, unproven)
    if (problem) return { ok: false, ...problem }
    const id = await insertTicket(trx, asked, mailbox, parts)
    // Somebody else's form, or the same one from another device, was a moment faster.
    if (id === undefined) return (await findSent(trx, asked)) ?? enteredDifferently
    if (mailbox !== null) await countOfNetwork(trx, unproven)
    await insertWritten(trx, id, asked, now)
    const ticket = await requireTicket(trx, id)
    const lately = mailbox === null ? [] : await findOpenedLately(trx, { id, mailbox }, now)
    await tellOpened(trx, ticket, { body: asked.body, lately }, parts)
    return { ok: true, ticket }
  })

const enteredDifferently = { ok: false, reason: 'ENTERED_DIFFERENTLY' } as const

/**
 * @param mailbox nothing of whom nobody needs to ask whether it is theirs
 * @returns its id; nothing where this form has opened one already
 */
async function insertTicket(
  trx: Transaction<Database>,
  { asker, kind, order_id, reason, form_key, language }: Asked,
  mailbox: string | null,
  { clock, store }: Pick<Parts, 'clock' | 'store'>,
) {
  const opened_at = clock.now()
  const stranger = 'userId' in asker ? undefined : asker
  const inserted = await trx
    .insertInto('tickets')
    .values({
      order_id: order_id ?? null,
      user_id: 'userId' in asker ? asker.userId : null,
      kind,
      reason: kind === 'return' ? (reason ?? null) : null,
      name: stranger?.name ?? null,
      email: stranger?.email ?? null,
      phone: stranger?.phone ?? null,
      link_key: mailbox === null ? null : newToken(),
      mailbox,
      confirmed_at: mailbox === null ? opened_at : await findConfirmed(trx, mailbox, opened_at),
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

async function insertWritten(
  trx: Transaction<Database>,
  ticket_id: number,
  { kind, lines = [], body, form_key }: Asked,
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
  const ticket = await findTicket(trx, { id, anybodys: true })
  if (!ticket) throw new Error(`ticket ${id} is not there`)
  return ticket
}

/** What the same form opened, where it said the same; nothing where it has opened none. */
async function findSent(
  trx: Transaction<Database>,
  { asker, form_key, body }: Asked,
): Promise<OpenTicket | undefined> {
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
  if (!isTheirs || sent.body !== body) return enteredDifferently
  return { ok: true, ticket: await requireTicket(trx, sent.id) }
}
