import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { LateKind, WrittenKind } from '#operations/outbox/server/write-mail.ts'
import type { Owner } from './owner.ts'

type About = 'order' | 'ticket' | 'account' | 'sale' | 'question' | 'shop'

/**
 * What each kind of mail is about. To a customer: their order, their ticket, their account. To the merchant: an order, a
 * customer's words in a ticket, or nobody. A new kind is decided on here, before it compiles.
 */
const kinds: Record<WrittenKind | LateKind, About> = {
  'order-confirmation': 'order',
  'order-dispatched': 'order',
  'order-delivered': 'order',
  'order-refunded': 'order',
  'order-refunded-by-hand': 'order',
  'order-cancelled': 'order',
  'ticket-to-confirm': 'ticket',
  'ticket-opened': 'ticket',
  'ticket-answered': 'ticket',
  'ticket-settled': 'ticket',
  'pin-reset': 'account',
  'login-code': 'account',
  'passkey-code': 'account',
  'new-device': 'account',
  'pin-changed': 'account',
  'second-factor': 'account',
  'order-to-pack': 'sale',
  'money-matter': 'sale',
  'ticket-to-answer': 'question',
  // The numbers of several people's tickets, and nothing of them.
  'tickets-to-answer': 'shop',
  'low-stock': 'shop',
  'money-waits': 'shop',
  'money-differences': 'shop',
  'morning-summary': 'shop',
  'backup-late': 'shop',
  example: 'shop',
  'test-mail': 'shop',
}

const isAbout = (about: About) => {
  const names = Object.entries(kinds).flatMap(([kind, each]) => (each === about ? [kind] : []))
  return sql<SqlBool>`outbox.kind = any(${sql.val(names)}::text[])`
}

/** Mails from before they knew their order have its number in their key. */
const isOfOwnOrder = ({ id }: Owner) => sql<SqlBool>`(
  outbox.order_id in (select own.id from orders as own where own.user_id = ${id})
  or outbox.order_id is null and outbox.kind in ('order-confirmation', 'order-to-pack')
    and outbox.subject_key in (select own.id::text from orders as own where own.user_id = ${id}))`

/** The key begins with the ticket's number: as `T-00042` where it was opened, as `42-7` of what was written later. */
const isOfOwnTicket = ({ id }: Owner) => sql<SqlBool>`
  case when outbox.kind in ('ticket-to-confirm', 'ticket-opened') then ltrim(outbox.subject_key, 'T-0') else split_part(outbox.subject_key, '-', 1) end
  in (select own.id::text from tickets as own where own.user_id = ${id})`

/** An address can be somebody else's, or have been: only what the account itself was sent, since there is this account. */
const isOfOwnAccount = ({ id, email }: Owner) => sql<SqlBool>`
  outbox.recipient = ${email} and outbox.created_at >= (select own.created_at from users as own where own.id = ${id})`

type Mails = (owner: Owner) => RawBuilder<SqlBool>

/**
 * What was written to a person: about their orders, their tickets and their account, whatever else was written to their
 * address. Nobody proves that an address is theirs: it may be the shop's own, or that of a stranger who has asked something.
 */
export const ownMails: Mails = (owner) => sql<SqlBool>`(
  ${isAbout('order')} and ${isOfOwnOrder(owner)}
  or ${isAbout('ticket')} and ${isOfOwnTicket(owner)}
  or ${isAbout('account')} and ${isOfOwnAccount(owner)})`

/** What was written to the merchant about a person's orders and tickets. */
export const mailsAboutThem: Mails = (owner) => sql<SqlBool>`(
  ${isAbout('sale')} and ${isOfOwnOrder(owner)} or ${isAbout('question')} and ${isOfOwnTicket(owner)})`
