import { type RawBuilder, type SqlBool, sql, type Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import { ownMails } from './own-mails.ts'
import type { Owner } from './owner.ts'

type Personal = {
  /** Which rows are the person's. */
  whose: (owner: Owner) => RawBuilder<SqlBool>
  /** What they take away of it; hashes of secrets are of no use to anybody. */
  told: string[]
  /** What becomes of it when the account is erased. `emptied` is done in `erase-account.ts`. */
  erased: 'deleted' | 'emptied' | 'stays'
}

const byUser =
  (column = 'user_id') =>
  (owner: Owner) =>
    sql<SqlBool>`${sql.ref(column)} = ${owner.id}`
const ownOrders = (owner: Owner) => sql`select id from orders where user_id = ${owner.id}`
const byOrder = (owner: Owner) => sql<SqlBool>`order_id in (${ownOrders(owner)})`
const ownTickets = (owner: Owner) => sql`select id from tickets where user_id = ${owner.id}`
const byTicket = (owner: Owner) => sql<SqlBool>`ticket_id in (${ownTickets(owner)})`

/**
 * Every table of the shop: what of a person stands in it, or that nothing does. A new table is decided on here, before it
 * compiles; those that others refer to stand after them, so that deleting goes from top to bottom.
 */
export const personalTables: Record<keyof Database, Personal | 'impersonal'> = {
  customer_notes: { whose: byUser(), told: ['body', 'written_at'], erased: 'deleted' },
  sessions: {
    whose: byUser(),
    told: ['device_name', 'address', 'created_at', 'last_seen_at', 'expires_at'],
    erased: 'deleted',
  },
  passkeys: { whose: byUser(), told: ['name', 'created_at', 'last_used_at'], erased: 'deleted' },
  recovery_codes: { whose: byUser(), told: [], erased: 'deleted' },
  recovery_guesses: { whose: byUser(), told: ['tries', 'since'], erased: 'deleted' },
  pin_resets: { whose: byUser(), told: ['expires_at'], erased: 'deleted' },
  passkey_codes: { whose: byUser(), told: ['expires_at'], erased: 'deleted' },
  login_codes: { whose: byUser(), told: ['expires_at'], erased: 'deleted' },
  pin_guesses: {
    whose: ({ phone }) => sql<SqlBool>`phone = ${phone}`,
    told: ['tries', 'last_at'],
    erased: 'deleted',
  },
  known_devices: { whose: byUser(), told: ['known_since', 'last_at'], erased: 'deleted' },
  addresses: {
    whose: byUser(),
    told: [
      'name',
      'full_name',
      'address_line1',
      'address_line2',
      'landmark',
      'city',
      'district',
      'state',
      'postal_code',
      'country',
      'phone',
      'is_default',
      'updated_at',
    ],
    erased: 'deleted',
  },
  cart_items: {
    whose: ({ id }) => sql<SqlBool>`cart_id in (select id from carts where user_id = ${id})`,
    told: ['pack_id', 'quantity', 'added_at'],
    erased: 'deleted',
  },
  carts: { whose: byUser(), told: ['created_at', 'used_at'], erased: 'deleted' },
  outbox: {
    whose: ownMails,
    told: ['kind', 'subject', 'body_text', 'created_at', 'sent_at'],
    erased: 'emptied',
  },
  ticket_lines: { whose: byTicket, told: ['ticket_id', 'order_item_id', 'quantity'], erased: 'deleted' },
  ticket_messages: {
    whose: byTicket,
    told: ['ticket_id', 'by_shop', 'body', 'written_at'],
    erased: 'deleted',
  },
  tickets: {
    whose: byUser(),
    told: ['id', 'order_id', 'kind', 'reason', 'state', 'opened_at', 'acknowledged_at', 'settled_at'],
    erased: 'deleted',
  },
  // The merchant's log calls a customer by name.
  activity: {
    whose: ({ id }) => sql<SqlBool>`subject_kind = 'user' and subject_id = ${String(id)}`,
    told: ['action', 'subject_name', 'happened_at'],
    erased: 'emptied',
  },
  orders: {
    whose: byUser(),
    told: [
      'id',
      'status',
      'total_paise',
      'refunded_paise',
      'user_name',
      'user_phone',
      'address',
      'gstin',
      'business_name',
      'client_network',
      'created_at',
      'paid_at',
      'delivered_at',
      'cancelled_at',
    ],
    erased: 'emptied',
  },
  // By which orders are found.
  order_words: { whose: byOrder, told: [], erased: 'emptied' },
  order_items: {
    whose: byOrder,
    told: ['order_id', 'name', 'size', 'quantity', 'unit_price_paise'],
    erased: 'stays',
  },
  parcels: {
    whose: byOrder,
    told: ['order_id', 'courier', 'tracking_number', 'dispatched_at', 'delivered_at'],
    erased: 'stays',
  },
  order_events: {
    whose: (owner) => sql<SqlBool>`kind = 'note_to_customer' and ${byOrder(owner)}`,
    told: ['order_id', 'details', 'happened_at'],
    erased: 'stays',
  },
  payments: {
    whose: byOrder,
    told: ['id', 'order_id', 'amount_paise', 'method', 'status', 'created_at'],
    erased: 'stays',
  },
  refunds: {
    whose: byOrder,
    told: ['order_id', 'amount_paise', 'reason', 'note', 'status', 'created_at'],
    erased: 'stays',
  },
  documents: { whose: byOrder, told: ['number', 'kind', 'issued_at', 'body'], erased: 'stays' },
  unreadable_news: { whose: byOrder, told: ['kind', 'body', 'received_at'], erased: 'stays' },
  security_log: {
    whose: byUser(),
    told: ['event', 'user_name', 'address', 'device_name', 'happened_at'],
    erased: 'stays',
  },
  // For seconds, until it is told beside the backups: an erased account must stay erased after a restore.
  access_changes: { whose: byUser(), told: [], erased: 'stays' },
  users: {
    whose: byUser('id'),
    told: [
      'id',
      'name',
      'email',
      'phone',
      'gstin',
      'business_name',
      'locale',
      'created_at',
      'email_confirmed_at',
      'blocked_at',
      'blocked_reason',
    ],
    erased: 'emptied',
  },

  shop_secrets: 'impersonal',
  // Of networks, for minutes.
  guess_budgets: 'impersonal',
  page_budgets: 'impersonal',
  catalogue_version: 'impersonal',
  store_facts: 'impersonal',
  store_logos: 'impersonal',
  page_texts: 'impersonal',
  pictures: 'impersonal',
  picture_titles: 'impersonal',
  categories: 'impersonal',
  products: 'impersonal',
  packs: 'impersonal',
  stock_moves: 'impersonal',
  batches: 'impersonal',
  batch_rules: 'impersonal',
  product_changes: 'impersonal',
  product_pictures: 'impersonal',
  product_labels: 'impersonal',
  claim_confirmations: 'impersonal',
  order_adjustments: 'impersonal',
  parcel_items: 'impersonal',
  refund_lines: 'impersonal',
  webhook_events: 'impersonal',
  document_series: 'impersonal',
  mail_texts: 'impersonal',
  mail_settings: 'impersonal',
  reconciliations: 'impersonal',
  order_tallies: 'impersonal',
  row_tallies: 'impersonal',
  guide_marks: 'impersonal',
  backups: 'impersonal',
  access_list: 'impersonal',
  key_prints: 'impersonal',
  delivery_zones: 'impersonal',
}

const isPersonal = (entry: [string, Personal | 'impersonal']): entry is [string, Personal] =>
  entry[1] !== 'impersonal'

/** The tables with something of a person, in the order in which they are deleted. */
export const personal = () => Object.entries(personalTables).filter(isPersonal)

export type Trx = Transaction<Database>
