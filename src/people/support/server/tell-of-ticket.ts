import type { Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import {
  type ToldTicket,
  tellTicketAnswered,
  tellTicketOpened,
  tellTicketSettled,
  tellTicketToAnswer,
  tellTicketToConfirm,
} from '#operations/notifications/server/tell-of-ticket.ts'
import type { Parts } from '#parts.ts'
import { ticketNumber } from '#values/ticket.ts'
import { pathIn } from '#words/language.ts'
import type { TicketRow } from './ticket-view.ts'

type Trx = Transaction<Database>
type Message = { id: number; body: string }
type Needed = Pick<Parts, 'store' | 'settings' | 'clock'>

type Opened = {
  body: string
  /** What the same unproved mailbox has opened within a day. */
  lately: number[]
}

/**
 * Who asks reads the number and the deadlines, once their address is confirmed, and the merchant what is asked.
 */
export async function tellOpened(trx: Trx, ticket: TicketRow, { body, lately }: Opened, parts: Needed) {
  const [told, telling] = [toldOf(ticket, parts), tellingOf(parts)]
  if (!told.isConfirmed) await tellTicketToConfirm(trx, told, lately.map(ticketNumber), telling)
  await tellTicketOpened(trx, told, telling)
  await tellTicketToAnswer(trx, told, { key: String(ticket.id), body }, telling)
}

/** Who asked has written once more. */
export const tellWritten = (trx: Trx, ticket: TicketRow, { id, body }: Message, parts: Needed) =>
  tellTicketToAnswer(trx, toldOf(ticket, parts), { key: `${ticket.id}-${id}`, body }, tellingOf(parts))

export const tellAnswered = (trx: Trx, ticket: TicketRow, { id, body }: Message, parts: Needed) =>
  tellTicketAnswered(trx, toldOf(ticket, parts), { key: `${ticket.id}-${id}`, body }, tellingOf(parts))

/** Settled once more after it was reopened, it is told again. */
export const tellSettled = (trx: Trx, ticket: TicketRow, parts: Needed) =>
  tellTicketSettled(trx, toldOf(ticket, parts), `${ticket.id}-${ticket.version}`, tellingOf(parts))

const tellingOf = ({ store, settings, clock }: Needed) => ({
  store: store(),
  publicUrl: settings.publicUrl,
  now: clock.now(),
})

const toldOf = (ticket: TicketRow, { settings }: Needed): ToldTicket => ({
  number: ticketNumber(ticket.id),
  kind: ticket.kind,
  orderId: ticket.order_id,
  userId: ticket.user_id,
  name: ticket.name,
  email: ticket.email,
  isConfirmed: ticket.confirmed_at !== null,
  locale: ticket.locale,
  acknowledgeBy: ticket.acknowledge_by,
  settleBy: ticket.settle_by,
  link: settings.publicUrl + pathIn(ticket.locale, wayTo(ticket)),
  confirmLink: settings.publicUrl + pathIn(ticket.locale, wayByKey(ticket)),
  officeLink: `${settings.publicUrl}/admin?${new URLSearchParams({ section: 'tickets', ticket: String(ticket.id) })}`,
})

/** Where it is followed: logged in, or by the key that only its mail names. */
const wayTo = (ticket: TicketRow) =>
  ticket.user_id === null ? wayByKey(ticket) : `/help/ticket/${ticket.id}`

const wayByKey = ({ link_key }: TicketRow) => `/help/${link_key}`
