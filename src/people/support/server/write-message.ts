import { transact } from '#database/transact.ts'
import type { Parts } from '#parts.ts'
import { deadlinesOf } from './deadlines.ts'
import { lockTicket, type WhichTicket } from './find-ticket.queries.ts'
import { insertMessage } from './insert-message.queries.ts'
import { tellWritten } from './tell-of-ticket.ts'
import { isConfirmed } from './ticket-view.ts'

type Message = { body: string; form_key: string }
type Written = { ok: true } | { ok: false; reason: 'NO_SUCH_TICKET' | 'TO_CONFIRM' }

/**
 * Who asked writes once more, and the merchant is told. A settled ticket is not settled for them: it is opened again, and
 * the time to settle it begins anew. The same form, sent again, writes nothing more.
 */
export const writeMessage = (
  parts: Parts,
  which: WhichTicket,
  { body, form_key }: Message,
): Promise<Written> =>
  transact(parts.db, async (trx) => {
    const ticket = await lockTicket(trx, which)
    if (!ticket) return { ok: false, reason: 'NO_SUCH_TICKET' }
    // Logged in, they read and write what is theirs whatever becomes of the address.
    if ('key' in which && !isConfirmed(ticket)) return { ok: false, reason: 'TO_CONFIRM' }
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
    await tellWritten(trx, { ...ticket, ...reopened }, { id: message.id, body }, parts)
    return { ok: true }
  })
