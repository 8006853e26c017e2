import { transact } from '#database/transact.ts'
import { releaseTicketMails } from '#operations/outbox/server/write-mail.ts'
import type { Parts } from '#parts.ts'
import { lockTicket } from './find-ticket.queries.ts'
import { confirmMailbox, lockUnconfirmedTickets } from './guest-mailbox.queries.ts'
import { isConfirmed } from './ticket-view.ts'

/**
 * Confirms the e-mail address of the ticket with this link key: held mails are sent, for this ticket and all others of
 * the same mailbox. Confirming again, or an unknown key, does nothing.
 */
export const confirmTicket = ({ db, clock }: Pick<Parts, 'db' | 'clock'>, key: string): Promise<void> =>
  transact(db, async (trx) => {
    await lockUnconfirmedTickets(trx)
    const ticket = await lockTicket(trx, { key })
    if (!ticket || isConfirmed(ticket)) return
    const now = clock.now()
    const addresses = await confirmMailbox(trx, ticket, now)
    // A concurrent answer waits for this ticket's lock, or this waited for it, so its mail is among the held ones.
    await releaseTicketMails(trx, addresses, now)
  })
