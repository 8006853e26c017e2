import type { Transaction } from 'kysely'
import type { Db } from '#database/connect.ts'
import type { Database } from '#database/schema.ts'
import { selectTickets } from './ticket-view.ts'

type Handle = Db | Transaction<Database>

/** Whose ticket it is: a customer's own, the one of a mailed link, or any, for the merchant. */
export type WhichTicket = { id: number; userId: number } | { key: string } | { id: number; anybodys: true }

export const findTicket = (db: Handle, which: WhichTicket) => ticketsOf(db, which).executeTakeFirst()

/** The same, locked: a step looks at it once more. */
export const lockTicket = (trx: Transaction<Database>, which: WhichTicket) =>
  ticketsOf(trx, which).forUpdate('tickets').executeTakeFirst()

function ticketsOf(db: Handle, which: WhichTicket) {
  const tickets = selectTickets(db)
  if ('key' in which) return tickets.where('tickets.link_key', '=', which.key)
  const numbered = tickets.where('tickets.id', '=', which.id)
  return 'userId' in which ? numbered.where('tickets.user_id', '=', which.userId) : numbered
}
