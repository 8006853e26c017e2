import { transact } from '#database/transact.ts'
import type { Parts } from '#parts.ts'
import { deadlinesOf } from './deadlines.ts'
import { lockTicket, type TicketSelector } from './find-ticket.queries.ts'
import { insertMessage } from './insert-message.queries.ts'
import { notifyMerchantOfMessage } from './ticket-notifications.ts'
import { isConfirmed } from './ticket-view.ts'

type Message = { body: string; form_key: string }
type WriteMessageResult = { ok: true } | { ok: false; reason: 'NO_SUCH_TICKET' | 'TO_CONFIRM' }

/**
 * Adds a customer's or guest's message and notifies the merchant. A settled ticket is reopened, and the deadline for
 * settling it starts again. `form_key` is an idempotency key.
 */
export const writeMessage = (
  parts: Parts,
  selector: TicketSelector,
  { body, form_key }: Message,
): Promise<WriteMessageResult> =>
  transact(parts.db, async (trx) => {
    const ticket = await lockTicket(trx, selector)
    if (!ticket) return { ok: false, reason: 'NO_SUCH_TICKET' }
    // A customer who is logged in may write about their own tickets without confirming the address.
    if ('key' in selector && !isConfirmed(ticket)) return { ok: false, reason: 'TO_CONFIRM' }
    const now = parts.clock.now()
    const message = await insertMessage(trx, { ticket_id: ticket.id, body, form_key, by: null, now })
    if (!message) return { ok: true }
    const reopened = ticket.state === 'settled' && {
      state: 'acknowledged' as const,
      settled_at: null,
      settle_by: deadlinesOf(now, parts.store()).settle_by,
    }
    await trx
      .updateTable('tickets')
      .set((eb) => ({ version: eb('version', '+', 1), ...reopened }))
      .where('id', '=', ticket.id)
      .execute()
    await notifyMerchantOfMessage(trx, { ...ticket, ...reopened }, { id: message.id, body }, parts)
    return { ok: true }
  })
