import type { Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import { heldMailDueAt, writeMail } from '#operations/outbox/server/write-mail.ts'
import type { TicketKind } from '#people/support/rules/ticket.ts'
import type { StoreSettings } from '#shopfront/settings/contract.ts'
import { formatDateTime } from '#values/time/format-date-time.ts'
import { defaultLanguage, type Language, localeOf } from '#words/language.ts'
import type { KindTo } from '../mail-kinds.ts'
import { sentences } from '../words/index.ts'
import * as words from '../words/office/merchant/en.ts'
import { isUserErased } from './erased-recipients.queries.ts'
import { nonEmptyLinesOf, withHeading } from './format-order.ts'
import { nextConfirmMailAt } from './next-confirm-mail-at.ts'
import { type NotifyContext, notifyMerchant } from './notify-merchant.ts'
import { composeMail } from './templates/compose-mail.ts'
import type { ValuesOf } from './templates/render-template.ts'
import { findTicketMailOfHour, lockTicketMails, notifyTicketDigest } from './ticket-digest.ts'

type Trx = Transaction<Database>

/** A ticket for a mail. */
export type TicketMailFacts = {
  number: string
  kind: TicketKind
  orderId: number | null
  /** Null for a guest. */
  userId: number | null
  /** The customer's name and language. */
  name: string
  email: string
  /** Whether the address is confirmed: otherwise mails to it are held. */
  isConfirmed: boolean
  locale: Language
  acknowledgeBy: Date
  settleBy: Date
  /** URLs: the customer's page of the ticket, the confirmation of the address, and the back office's page. */
  link: string
  confirmLink: string
  officeLink: string
}

type WrittenMessage = { key: string; body: string }

/**
 * Asks for confirmation of an unproved address: the mail has the ticket number and a link, and nothing that was typed.
 * At most 30 such mails leave per hour, the rest are queued.
 * @param recentNumbers tickets opened from the same mailbox within a day: if one of them was mailed, this does nothing
 */
export async function notifyTicketToConfirm(
  trx: Trx,
  { number, email, locale, confirmLink }: TicketMailFacts,
  recentNumbers: string[],
  { store, now }: NotifyContext,
) {
  if (await isConfirmMailWritten(trx, recentNumbers)) return
  const kind = 'ticket-to-confirm'
  const values = {
    ticket_number: number,
    confirmation_link: { label: sentences.confirmAddress.in(locale), url: confirmLink },
  }
  const mail = await composeMail(trx, { kind, to: email, language: locale, values, store })
  await writeMail(trx, {
    kind,
    subjectKey: number,
    locale,
    mail,
    now,
    dueAt: await nextConfirmMailAt(trx, kind, now),
  })
}

/** Whether a confirmation mail was written for one of these ticket numbers. */
const isConfirmMailWritten = async (trx: Trx, numbers: string[]) =>
  numbers.length > 0 &&
  (await trx
    .selectFrom('outbox')
    .select('id')
    .where('kind', '=', 'ticket-to-confirm')
    .where('subject_key', 'in', numbers)
    .limit(1)
    .executeTakeFirst()) !== undefined

/**
 * A ticket was opened: its customer gets the number. The message is not repeated, because anyone can enter anyone's
 * address.
 */
export const notifyTicketOpened = (trx: Trx, ticket: TicketMailFacts, context: NotifyContext) =>
  notifyTicketOwner(
    trx,
    ticket,
    {
      kind: 'ticket-opened',
      subjectKey: ticket.number,
      values: {
        ...ticketFields(ticket),
        acknowledge_by: formatDateTime(localeOf[ticket.locale], ticket.acknowledgeBy),
        settle_by: formatDateTime(localeOf[ticket.locale], ticket.settleBy),
        officer: formatOfficer(context.store),
      },
    },
    context,
  )

/** Notifies a ticket's customer of the shop's answer, which the mail repeats. */
export const notifyTicketAnswered = (
  trx: Trx,
  ticket: TicketMailFacts,
  { key, body }: WrittenMessage,
  context: NotifyContext,
) =>
  notifyTicketOwner(
    trx,
    ticket,
    {
      kind: 'ticket-answered',
      subjectKey: key,
      values: {
        ...ticketFields(ticket),
        ticket_message: withHeading(sentences.ourAnswer.in(ticket.locale), nonEmptyLinesOf(body)),
      },
    },
    context,
  )

/** Notifies a ticket's customer that the shop has settled it; the mail says how to reopen it. */
export const notifyTicketSettled = (trx: Trx, ticket: TicketMailFacts, key: string, context: NotifyContext) =>
  notifyTicketOwner(
    trx,
    ticket,
    { kind: 'ticket-settled', subjectKey: key, values: ticketFields(ticket) },
    context,
  )

/**
 * Notifies the merchant of a customer's message in a ticket: one mail at once, and one digest per hour for all further
 * messages.
 */
export async function notifyTicketToAnswer(
  trx: Trx,
  ticket: TicketMailFacts,
  written: WrittenMessage,
  context: NotifyContext,
) {
  await lockTicketMails(trx)
  const first = await findTicketMailOfHour(trx, context.now)
  return first ? notifyTicketDigest(trx, first, context) : notifyAtOnce(trx, ticket, written, context)
}

/** Queues a mail to the merchant with the customer's message. */
const notifyAtOnce = (
  trx: Trx,
  ticket: TicketMailFacts,
  { key, body }: WrittenMessage,
  context: NotifyContext,
) =>
  notifyMerchant(
    trx,
    {
      kind: 'ticket-to-answer',
      subjectKey: key,
      ...(ticket.orderId !== null && { orderId: ticket.orderId }),
      values: {
        name: ticket.name,
        ticket_number: ticket.number,
        about: words.ticketKinds[ticket.kind],
        order_number: ticket.orderId === null ? '' : String(ticket.orderId),
        acknowledge_by: formatDateTime(localeOf[defaultLanguage], ticket.acknowledgeBy),
        settle_by: formatDateTime(localeOf[defaultLanguage], ticket.settleBy),
        ticket_message: withHeading(words.theyWrote({ name: ticket.name }), nonEmptyLinesOf(body)),
        ticket_link: { label: words.openTicket, url: ticket.officeLink },
      },
    },
    context,
  )

type TicketMailKind = Exclude<Extract<KindTo<'customer'>, `ticket-${string}`>, 'ticket-to-confirm'>
type TicketNotification<Kind extends TicketMailKind> = {
  kind: Kind
  subjectKey: string
  values: ValuesOf<Kind>
}

/** Queues a mail to a ticket's customer, held while the address is unconfirmed. Does nothing if the user is erased. */
async function notifyTicketOwner<Kind extends TicketMailKind>(
  trx: Trx,
  { email, isConfirmed, locale, orderId, userId }: TicketMailFacts,
  { kind, subjectKey, values }: TicketNotification<Kind>,
  { store, now }: NotifyContext,
) {
  if (userId !== null && (await isUserErased(trx, userId))) return
  const mail = await composeMail(trx, { kind, to: email, language: locale, values, store })
  const dueAt = isConfirmed ? now : heldMailDueAt
  await writeMail(trx, { kind, subjectKey, orderId: orderId ?? undefined, locale, mail, now, dueAt })
}

const ticketFields = ({ name, number, locale, link, orderId }: TicketMailFacts) => ({
  name,
  ticket_number: number,
  order_number: orderId === null ? '' : String(orderId),
  ticket_link: { label: sentences.followTicket.in(locale), url: link },
})

/** The grievance officer with contact details, in one line; empty if the shop has none. */
export const formatOfficer = ({ officer }: Pick<StoreSettings, 'officer'>) =>
  officer ? [`${officer.name}, ${officer.designation}`, officer.phone, officer.email].join(' · ') : ''
