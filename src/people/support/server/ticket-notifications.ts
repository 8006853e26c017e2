import type { Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import { notifyContext } from '#operations/notifications/server/notify-merchant.ts'
import {
  notifyTicketAnswered,
  notifyTicketOpened,
  notifyTicketSettled,
  notifyTicketToAnswer,
  notifyTicketToConfirm,
  type TicketMailFacts,
} from '#operations/notifications/server/notify-ticket.ts'
import type { Parts } from '#parts.ts'
import { pathIn } from '#words/language.ts'
import { ticketNumber } from '../rules/ticket.ts'
import type { TicketRow } from './ticket-view.ts'

type Trx = Transaction<Database>
type Message = { id: number; body: string }
type Needed = Pick<Parts, 'store' | 'settings' | 'clock'>

type Opened = {
  body: string
  /** The other tickets of the same unconfirmed mailbox within a day. */
  recentIds: number[]
}

/**
 * Queues the mails about a new ticket: to the customer with its number and deadlines, which an unconfirmed address gets
 * only once it is confirmed with the link of another mail; to the merchant with the question.
 */
export async function notifyOfNewTicket(
  trx: Trx,
  ticket: TicketRow,
  { body, recentIds }: Opened,
  parts: Needed,
) {
  const [notification, context] = [toNotification(ticket, parts), mailContext(parts)]
  if (!notification.isConfirmed)
    await notifyTicketToConfirm(trx, notification, recentIds.map(ticketNumber), context)
  await notifyTicketOpened(trx, notification, context)
  await notifyTicketToAnswer(trx, notification, { key: String(ticket.id), body }, context)
}

/** Queues a mail to the merchant about a further message. */
export const notifyMerchantOfMessage = (trx: Trx, ticket: TicketRow, { id, body }: Message, parts: Needed) =>
  notifyTicketToAnswer(
    trx,
    toNotification(ticket, parts),
    { key: `${ticket.id}-${id}`, body },
    mailContext(parts),
  )

/** Queues a mail to the customer with the shop's answer. */
export const notifyOfAnswer = (trx: Trx, ticket: TicketRow, { id, body }: Message, parts: Needed) =>
  notifyTicketAnswered(
    trx,
    toNotification(ticket, parts),
    { key: `${ticket.id}-${id}`, body },
    mailContext(parts),
  )

/** Queues a mail to the customer: the ticket is settled, also if it is settled again after it was reopened. */
export const notifyOfSettledTicket = (trx: Trx, ticket: TicketRow, parts: Needed) =>
  notifyTicketSettled(
    trx,
    toNotification(ticket, parts),
    `${ticket.id}-${ticket.version}`,
    mailContext(parts),
  )

const mailContext = (parts: Needed) => notifyContext(parts, parts.clock.now())

/** What the mails about a ticket need to know of it. */
const toNotification = (ticket: TicketRow, { settings }: Needed): TicketMailFacts => ({
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
  link: settings.publicUrl + pathIn(ticket.locale, ticketPath(ticket)),
  confirmLink: settings.publicUrl + pathIn(ticket.locale, ticketLinkPath(ticket)),
  officeLink: `${settings.publicUrl}/admin?${new URLSearchParams({ section: 'tickets', ticket: String(ticket.id) })}`,
})

/** The path of the ticket's page: by its id after logging in, for a guest by the key that only its mail contains. */
const ticketPath = (ticket: TicketRow) =>
  ticket.user_id === null ? ticketLinkPath(ticket) : `/help/ticket/${ticket.id}`

const ticketLinkPath = ({ link_key }: TicketRow) => `/help/${link_key}`
