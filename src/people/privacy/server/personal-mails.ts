import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { DeferredMailKind, StoredMailKind } from '#operations/outbox/server/write-mail.ts'
import { type DataSubject, ownOrderIds } from './data-subject.ts'

type MailSubject = 'order' | 'ticket' | 'account' | 'alert' | 'sale' | 'question' | 'shop'

/**
 * What each kind of mail is about. To a customer: `order`, `ticket`, `account`, `alert` (about stock). To the merchant: `sale` (an order),
 * `question` (a customer's ticket), `shop` (no customer). The type requires a decision for every new kind.
 */
const kinds: Record<StoredMailKind | DeferredMailKind, MailSubject> = {
  'order-confirmation': 'order',
  'cash-order-confirmation': 'order',
  'order-to-pay': 'order',
  'cash-order-reduced': 'order',
  'order-dispatched': 'order',
  'order-delivered': 'order',
  'order-refunded': 'order',
  'order-refunded-by-hand': 'order',
  'order-exchanged': 'order',
  'order-return': 'order',
  'replacement-confirmation': 'order',
  'order-cancelled': 'order',
  'review-replied': 'order',
  'standing-order-due': 'account',
  'ticket-to-confirm': 'ticket',
  'ticket-opened': 'ticket',
  'ticket-answered': 'ticket',
  'ticket-settled': 'ticket',
  'stock-alert-to-confirm': 'alert',
  'back-in-stock': 'alert',
  'pin-reset': 'account',
  'login-code': 'account',
  'passkey-code': 'account',
  'staff-invitation': 'account',
  'new-device': 'account',
  'pin-changed': 'account',
  'second-factor': 'account',
  'order-to-pack': 'sale',
  'cash-order-to-pack': 'sale',
  'money-matter': 'sale',
  'return-to-decide': 'sale',
  'ticket-to-answer': 'question',
  // Contains the numbers of several customers' tickets, but no personal data.
  'tickets-to-answer': 'shop',
  'low-stock': 'shop',
  'money-waits': 'shop',
  'money-differences': 'shop',
  'morning-summary': 'shop',
  'backup-late': 'shop',
  example: 'shop',
  'test-mail': 'shop',
}

/** The SQL condition for mails about this subject, by their kind. */
const hasSubject = (about: MailSubject) => {
  const names = Object.entries(kinds).flatMap(([kind, each]) => (each === about ? [kind] : []))
  return sql<SqlBool>`outbox.kind = any(${sql.val(names)}::text[])`
}

/**
 * The SQL condition for mails about the person's orders. Mails from before `order_id` existed have the order's number
 * in their subject key.
 */
const isOfOwnOrder = (owner: DataSubject) => sql<SqlBool>`(
  outbox.order_id in (${ownOrderIds(owner)})
  or outbox.order_id is null and outbox.kind in ('order-confirmation', 'order-to-pack')
    and outbox.subject_key in (select found.id::text from (${ownOrderIds(owner)}) as found))`

/**
 * The SQL condition for mails about the person's tickets. The subject key begins with the ticket's number: `T-00042` of
 * an opened ticket, `42-7` of a later message.
 */
const isOfOwnTicket = ({ id }: DataSubject) => sql<SqlBool>`
  case when outbox.kind in ('ticket-to-confirm', 'ticket-opened') then ltrim(outbox.subject_key, 'T-0') else split_part(outbox.subject_key, '-', 1) end
  in (select own.id::text from tickets as own where own.user_id = ${id})`

/**
 * The SQL condition for mails to the person's address since the account was created: before, the address may have
 * belonged to somebody else.
 */
const isOfOwnAccount = ({ id, email }: DataSubject) => sql<SqlBool>`
  outbox.recipient = ${email} and outbox.created_at >= (select own.created_at from users as own where own.id = ${id})`

/** The SQL condition for mails about the person's alerts: their subject key begins with the account, `u12-7`. */
const isOfOwnAlert = ({ id }: DataSubject) =>
  sql<SqlBool>`split_part(outbox.subject_key, '-', 1) = ${id === null ? 'nobody' : `u${id}`}`

/** Gives the SQL condition for rows of `outbox`. */
type MailFilter = (owner: DataSubject) => RawBuilder<SqlBool>

/**
 * Mails to a person about their orders, tickets, alerts and account. Whatever else was sent to their address is left out,
 * because nobody has proved that the address is theirs: it may be the shop's own, or that of a guest who asked
 * something.
 */
export const mailsToPerson: MailFilter = (owner) => sql<SqlBool>`(
  ${hasSubject('order')} and ${isOfOwnOrder(owner)}
  or ${hasSubject('ticket')} and ${isOfOwnTicket(owner)}
  or ${hasSubject('alert')} and ${isOfOwnAlert(owner)}
  or ${hasSubject('account')} and ${isOfOwnAccount(owner)})`

/** Mails to the merchant about a person's orders and tickets. */
export const mailsAboutPerson: MailFilter = (owner) => sql<SqlBool>`(
  ${hasSubject('sale')} and ${isOfOwnOrder(owner)} or ${hasSubject('question')} and ${isOfOwnTicket(owner)})`
