import type { Transaction } from 'kysely'
import type { z } from 'zod'
import type { Database } from '../../../database/schema.ts'
import { transact } from '../../../database/transact.ts'
import type { Parts } from '../../../parts.ts'
import { mailboxOf } from '../../../values/people/mailbox-of.ts'
import type { Language } from '../../../words/language.ts'
import { newToken } from '../../session/server/tokens.ts'
import type { newTicket } from '../contract.ts'
import { deadlinesOf } from './deadlines.ts'
import { findTicket } from './find-ticket.queries.ts'
import { findConfirmed, findOpenedLately, waitForStrangers } from './strangers-mailbox.queries.ts'
import { tellOpened } from './tell-of-ticket.ts'
import type { TicketRow } from './ticket-view.ts'

/** Who asks: a customer by their account, or a stranger by what they wrote. */
type Asker = { userId: number } | { name: string; email: string; phone?: string | undefined }

type Asked = z.output<typeof newTicket> & { asker: Asker; language: Language }
type Problem =
  | 'NO_SUCH_ORDER'
  | 'ORDER_NEEDED'
  | 'REASON_NEEDED'
  | 'LINES_NEEDED'
  | 'LINES_WRONG'
  | 'TOO_MANY'
export type OpenTicket =
  | { ok: true; ticket: TicketRow }
  | { ok: false; reason: Problem | 'ENTERED_DIFFERENTLY' }

/** So many a stranger's address is written to in a day: the form is open to all. */
const mostOfStranger = 5
/** So many strangers' tickets the whole shop takes in an hour, whatever addresses they give. */
const mostOfStrangers = 30
const hour = 3_600_000
const day = 86_400_000

/**
 * Opens a ticket and mails its number, in one transaction. The form's key is an idempotency key: sent again, the form
 * answers the same ticket, also where its sender may open no more.
 */
export const openTicket = (parts: Parts, asked: Asked): Promise<OpenTicket> =>
  transact(parts.db, async (trx) => {
    if (!('userId' in asked.asker)) await waitForStrangers(trx)
    const sent = await findSent(trx, asked)
    if (sent) return sent
    const problem = await problemOf(trx, asked, parts.clock.now())
    if (problem) return { ok: false, reason: problem }
    const id = await insertTicket(trx, asked, parts)
    // Somebody else's form, or the same one from another device, was a moment faster.
    if (id === undefined) return (await findSent(trx, asked)) ?? enteredDifferently
    await insertWritten(trx, id, asked, parts.clock.now())
    const ticket = await requireTicket(trx, id)
    const lately = await latelyOpened(trx, ticket, parts.clock.now())
    await tellOpened(trx, ticket, { body: asked.body, lately }, parts)
    return { ok: true, ticket }
  })

const enteredDifferently = { ok: false, reason: 'ENTERED_DIFFERENTLY' } as const

async function problemOf(trx: Transaction<Database>, asked: Asked, now: Date): Promise<Problem | undefined> {
  const { asker, order_id } = asked
  if (!('userId' in asker)) return problemOfStranger(trx, asker.email, now)
  if (asked.kind === 'return' && order_id === undefined) return 'ORDER_NEEDED'
  if (order_id !== undefined && !(await isOwnOrder(trx, order_id, asker.userId))) return 'NO_SUCH_ORDER'
  return asked.kind === 'return' ? problemOfReturn(trx, asked) : undefined
}

async function problemOfReturn(trx: Transaction<Database>, { order_id, reason, lines = [] }: Asked) {
  if (!reason) return 'REASON_NEEDED'
  if (lines.length === 0) return 'LINES_NEEDED'
  const items = await trx
    .selectFrom('order_items')
    .select(['id', 'quantity'])
    .where('order_id', '=', order_id ?? 0)
    .execute()
  const bought = new Map(items.map(({ id, quantity }) => [id, quantity]))
  const once = new Set(lines.map(({ order_item_id }) => order_item_id)).size === lines.length
  const fits = lines.every(({ order_item_id, quantity }) => quantity <= (bought.get(order_item_id) ?? 0))
  return once && fits ? undefined : 'LINES_WRONG'
}

const isOwnOrder = async (trx: Transaction<Database>, orderId: number, userId: number) =>
  (await trx
    .selectFrom('orders')
    .select('id')
    .where('id', '=', orderId)
    .where('user_id', '=', userId)
    .executeTakeFirst()) !== undefined

/** Counted by mailbox, so that `meena+1@` and `meena+2@` are one address. */
async function problemOfStranger(trx: Transaction<Database>, email: string, now: Date) {
  const lately = await trx
    .selectFrom('tickets')
    .select(['email', 'opened_at'])
    .where('user_id', 'is', null)
    .where('opened_at', '>', new Date(now.getTime() - day))
    .execute()
  const mailbox = mailboxOf(email)
  const ofMailbox = lately.filter((ticket) => mailboxOf(ticket.email ?? '') === mailbox)
  const inAnHour = lately.filter(({ opened_at }) => opened_at.getTime() > now.getTime() - hour)
  return ofMailbox.length >= mostOfStranger || inAnHour.length >= mostOfStrangers ? 'TOO_MANY' : undefined
}

/** @returns its id; nothing where this form has opened one already */
async function insertTicket(
  trx: Transaction<Database>,
  { asker, kind, order_id, reason, form_key, language }: Asked,
  { clock, store }: Pick<Parts, 'clock' | 'store'>,
) {
  const opened_at = clock.now()
  const stranger = 'userId' in asker ? undefined : asker
  const mailbox = stranger ? mailboxOf(stranger.email) : null
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
      link_key: stranger ? newToken() : null,
      mailbox,
      // An account's own address needs no confirmation.
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

const latelyOpened = async (trx: Transaction<Database>, { id, mailbox }: TicketRow, now: Date) =>
  mailbox === null ? [] : findOpenedLately(trx, { id, mailbox }, now)

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
