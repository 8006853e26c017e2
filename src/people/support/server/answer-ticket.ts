import type { Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import { transact } from '#database/transact.ts'
import { recordActivity } from '#operations/activity/server/record-activity.ts'
import type { Parts } from '#parts.ts'
import { ticketNumber } from '../rules/ticket.ts'
import * as words from '../words/office/en.ts'
import { lockTicket } from './find-ticket.queries.ts'
import { insertMessage } from './insert-message.queries.ts'
import { notifyOfAnswer, notifyOfSettledTicket } from './ticket-notifications.ts'
import type { TicketRow } from './ticket-view.ts'

type Person = { id: number; name: string }
type TicketInput = {
  id: number
  by: Person
  /** The version that was read (optimistic lock). */
  version: number
}
type ChangeResult = { ok: true } | { ok: false; reason: 'NO_SUCH_TICKET' | 'STALE' }

/** Answers a ticket, also by mail, which acknowledges it. `form_key` is an idempotency key. */
export const answerTicket = (
  parts: Parts,
  { id, by, version, body, form_key }: TicketInput & { body: string; form_key: string },
): Promise<ChangeResult> =>
  transact(parts.db, async (trx) => {
    const ticket = await lockTicket(trx, { id, ofAnyone: true })
    if (!ticket) return { ok: false, reason: 'NO_SUCH_TICKET' }
    if (await isAlreadySent(trx, id, form_key)) return { ok: true }
    if (ticket.version !== version) return { ok: false, reason: 'STALE' }
    const now = parts.clock.now()
    const message = await insertMessage(trx, { ticket_id: id, body, form_key, by: by.name, now })
    await updateTicket(
      trx,
      ticket,
      ticket.state === 'open' ? { state: 'acknowledged', acknowledged_at: now } : {},
    )
    await recordTicketActivity(trx, ticket, { by, action: words.answered, now })
    if (message) await notifyOfAnswer(trx, ticket, { id: message.id, body }, parts)
    return { ok: true }
  })

type TicketStep = 'acknowledge' | 'settle' | 'reopen'

/**
 * Acknowledges, settles or reopens a ticket; does nothing if that is done already. Settling is mailed to the customer.
 */
export const moveTicket = (
  parts: Parts,
  { id, by, version, step }: TicketInput & { step: TicketStep },
): Promise<ChangeResult> =>
  transact(parts.db, async (trx) => {
    const ticket = await lockTicket(trx, { id, ofAnyone: true })
    if (!ticket) return { ok: false, reason: 'NO_SUCH_TICKET' }
    if (isDone(ticket, step)) return { ok: true }
    if (ticket.version !== version) return { ok: false, reason: 'STALE' }
    const now = parts.clock.now()
    await updateTicket(trx, ticket, valuesAfter(step, ticket, now))
    await recordTicketActivity(trx, ticket, { by, action: words.stepsDone[step], now })
    if (step === 'settle') await notifyOfSettledTicket(trx, ticket, parts)
    return { ok: true }
  })

/** Whether the ticket is already in the state after this step. */
const isDone = ({ state }: TicketRow, step: TicketStep) =>
  step === 'settle' ? state === 'settled' : step === 'acknowledge' ? state !== 'open' : state !== 'settled'

/** The columns to update in a step. A ticket reopened by the shop keeps its deadline. */
function valuesAfter(step: TicketStep, { acknowledged_at }: TicketRow, now: Date) {
  const acknowledged = acknowledged_at ?? now
  if (step === 'settle') return { state: 'settled' as const, acknowledged_at: acknowledged, settled_at: now }
  return { state: 'acknowledged' as const, acknowledged_at: acknowledged, settled_at: null }
}

/** Whether the ticket has the message of the form with this key already. */
const isAlreadySent = async (trx: Transaction<Database>, ticketId: number, formKey: string) =>
  (await trx
    .selectFrom('ticket_messages')
    .select('id')
    .where('ticket_id', '=', ticketId)
    .where('form_key', '=', formKey)
    .executeTakeFirst()) !== undefined

type Values = Partial<Pick<TicketRow, 'state' | 'acknowledged_at' | 'settled_at'>>

/** Updates a ticket and raises its version. */
const updateTicket = (trx: Transaction<Database>, { id, version }: TicketRow, values: Values) =>
  trx
    .updateTable('tickets')
    .set({ ...values, version: version + 1 })
    .where('id', '=', id)
    .execute()

const recordTicketActivity = (
  trx: Transaction<Database>,
  { id }: TicketRow,
  { by, action, now }: { by: Person; action: string; now: Date },
) => recordActivity(trx, { actor: by, subject: { kind: 'ticket', id, name: ticketNumber(id) }, action, now })
