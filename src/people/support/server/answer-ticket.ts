import type { Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import { transact } from '#database/transact.ts'
import { recordActivity } from '#operations/activity/server/record-activity.ts'
import type { Parts } from '#parts.ts'
import { ticketNumber } from '#values/ticket.ts'
import * as words from '../words/office/en.ts'
import { lockTicket } from './find-ticket.queries.ts'
import { insertMessage } from './insert-message.queries.ts'
import { tellAnswered, tellSettled } from './tell-of-ticket.ts'
import type { TicketRow } from './ticket-view.ts'

type Person = { id: number; name: string }
type OfTicket = { id: number; by: Person /** The one that was read (optimistic lock). */; version: number }
type Changed = { ok: true } | { ok: false; reason: 'NO_SUCH_TICKET' | 'STALE' }

/** Answers who asked, by mail, too. An answer acknowledges. The same form, sent again, answers nothing more. */
export const answerTicket = (
  parts: Parts,
  { id, by, version, body, form_key }: OfTicket & { body: string; form_key: string },
): Promise<Changed> =>
  transact(parts.db, async (trx) => {
    const ticket = await lockTicket(trx, { id, anybodys: true })
    if (!ticket) return { ok: false, reason: 'NO_SUCH_TICKET' }
    if (await isSent(trx, id, form_key)) return { ok: true }
    if (ticket.version !== version) return { ok: false, reason: 'STALE' }
    const now = parts.clock.now()
    const message = await insertMessage(trx, { ticket_id: id, body, form_key, by: by.name, now })
    await change(trx, ticket, ticket.state === 'open' ? { state: 'acknowledged', acknowledged_at: now } : {})
    await record(trx, ticket, { by, action: words.answered, now })
    if (message) await tellAnswered(trx, ticket, { id: message.id, body }, parts)
    return { ok: true }
  })

export type TicketStep = 'acknowledge' | 'settle' | 'reopen'

/** Acknowledges, settles or reopens a ticket. Where it stands there already, nothing changes. */
export const moveTicket = (
  parts: Parts,
  { id, by, version, step }: OfTicket & { step: TicketStep },
): Promise<Changed> =>
  transact(parts.db, async (trx) => {
    const ticket = await lockTicket(trx, { id, anybodys: true })
    if (!ticket) return { ok: false, reason: 'NO_SUCH_TICKET' }
    if (isDone(ticket, step)) return { ok: true }
    if (ticket.version !== version) return { ok: false, reason: 'STALE' }
    const now = parts.clock.now()
    await change(trx, ticket, after(step, ticket, now))
    await record(trx, ticket, { by, action: words.stepsDone[step], now })
    if (step === 'settle') await tellSettled(trx, ticket, parts)
    return { ok: true }
  })

const isDone = ({ state }: TicketRow, step: TicketStep) =>
  step === 'settle' ? state === 'settled' : step === 'acknowledge' ? state !== 'open' : state !== 'settled'

/** What a step makes of a ticket. Reopened by the shop, it keeps its deadline. */
function after(step: TicketStep, { acknowledged_at }: TicketRow, now: Date) {
  const acknowledged = acknowledged_at ?? now
  if (step === 'settle') return { state: 'settled' as const, acknowledged_at: acknowledged, settled_at: now }
  return { state: 'acknowledged' as const, acknowledged_at: acknowledged, settled_at: null }
}

const isSent = async (trx: Transaction<Database>, ticketId: number, formKey: string) =>
  (await trx
    .selectFrom('ticket_messages')
    .select('id')
    .where('ticket_id', '=', ticketId)
    .where('form_key', '=', formKey)
    .executeTakeFirst()) !== undefined

type Values = Partial<Pick<TicketRow, 'state' | 'acknowledged_at' | 'settled_at'>>

const change = (trx: Transaction<Database>, { id, version }: TicketRow, values: Values) =>
  trx
    .updateTable('tickets')
    .set({ ...values, version: version + 1 })
    .where('id', '=', id)
    .execute()

const record = (
  trx: Transaction<Database>,
  { id }: TicketRow,
  { by, action, now }: { by: Person; action: string; now: Date },
) => recordActivity(trx, { actor: by, subject: { kind: 'ticket', id, name: ticketNumber(id) }, action, now })
