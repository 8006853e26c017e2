import { transact } from '#database/transact.ts'
import { tellWhatWasHeld } from '#operations/notifications/server/tell-of-ticket.ts'
import type { Parts } from '#parts.ts'
import { lockTicket } from './find-ticket.queries.ts'
import { confirmMailbox, waitForStrangers } from './strangers-mailbox.queries.ts'
import { isConfirmed } from './ticket-view.ts'

/**
 * The owner of an address confirms by its mailed link that they wrote: what was held for it is mailed, of this ticket and of all
 * others from the same mailbox. Done already, nothing more happens.
 */
export const confirmTicket = ({ db, clock }: Pick<Parts, 'db' | 'clock'>, key: string): Promise<void> =>
  transact(db, async (trx) => {
    await waitForStrangers(trx)
    const ticket = await lockTicket(trx, { key })
    if (!ticket || isConfirmed(ticket)) return
    const now = clock.now()
    const addresses = await confirmMailbox(trx, ticket, now)
    // An answer that was being written has waited for this ticket or was waited for: by now it is among what was held.
    await tellWhatWasHeld(trx, addresses, now)
  })
