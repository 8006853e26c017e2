import type { Transaction } from 'kysely'
import type { Db } from '#database/connect.ts'
import type { Database } from '#database/schema.ts'
import { selectTickets } from './ticket-view.ts'

type Handle = Db | Transaction<Database>

/** Selects a ticket: a customer's own, one by a mailed link, or any for the merchant. */
export type TicketSelector = { id: number; userId: number } | { key: string } | { id: number; ofAnyone: true }

/** Undefined if there is no such ticket, or it belongs to another customer. */
export const findTicket = (db: Handle, selector: TicketSelector) =>
  selectTicketsBy(db, selector).executeTakeFirst()

/** Like `findTicket`, and locks the ticket until the transaction ends. */
export const lockTicket = (trx: Transaction<Database>, selector: TicketSelector) =>
  selectTicketsBy(trx, selector).forUpdate('tickets').executeTakeFirst()

function selectTicketsBy(db: Handle, selector: TicketSelector) {
  const tickets = selectTickets(db)
  if ('key' in selector) return tickets.where('tickets.link_key', '=', selector.key)
  const numbered = tickets.where('tickets.id', '=', selector.id)
  return 'userId' in selector ? numbered.where('tickets.user_id', '=', selector.userId) : numbered
}
