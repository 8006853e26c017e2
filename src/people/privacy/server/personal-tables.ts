import { type RawBuilder, type SqlBool, sql, type Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import { type DataSubject, ownOrderIds } from './data-subject.ts'
import { mailsToPerson } from './personal-mails.ts'

type PersonalTable = {
  /** The condition for the person's rows. */
  ownedBy: (owner: DataSubject) => RawBuilder<SqlBool>
  /** The columns in the export; hashes of secrets are left out. */
  exportedColumns: string[]
  /** What happens to the rows when the account is erased. `emptied` is done in `erase-personal-data.ts`. */
  onErasure: 'deleted' | 'emptied' | 'stays'
}

/** The condition for rows that refer to the person in this column. */
const byUser =
  (column = 'user_id') =>
  (owner: DataSubject) =>
    sql<SqlBool>`${sql.ref(column)} = ${owner.id}`
/** The condition for rows that refer to one of the person's orders. */
const byOrder = (owner: DataSubject) => sql<SqlBool>`order_id in (${ownOrderIds(owner)})`
/** A subquery for the ids of the person's tickets. */
const ownTickets = (owner: DataSubject) => sql`select id from tickets where user_id = ${owner.id}`
/** The condition for rows that refer to one of the person's tickets. */
const byTicket = (owner: DataSubject) => sql<SqlBool>`ticket_id in (${ownTickets(owner)})`

/**
 * Every table, and which personal data it holds. The type requires a decision for every new table. A table must come
 * before those that it references, so that rows can be deleted in this order.
 */
export const personalTables: Record<keyof Database, PersonalTable | 'impersonal'> = {
  customer_notes: { ownedBy: byUser(), exportedColumns: ['body', 'written_at'], onErasure: 'deleted' },
  sessions: {
    ownedBy: byUser(),
    exportedColumns: ['device_name', 'address', 'created_at', 'last_seen_at', 'expires_at'],
    onErasure: 'deleted',
  },
  passkeys: {
    ownedBy: byUser(),
    exportedColumns: ['name', 'created_at', 'last_used_at'],
    onErasure: 'deleted',
  },
  recovery_codes: { ownedBy: byUser(), exportedColumns: [], onErasure: 'deleted' },
  recovery_guesses: { ownedBy: byUser(), exportedColumns: ['tries', 'since'], onErasure: 'deleted' },
  pin_resets: { ownedBy: byUser(), exportedColumns: ['expires_at'], onErasure: 'deleted' },
  passkey_codes: { ownedBy: byUser(), exportedColumns: ['expires_at'], onErasure: 'deleted' },
  login_codes: { ownedBy: byUser(), exportedColumns: ['expires_at'], onErasure: 'deleted' },
  pin_guesses: {
    ownedBy: ({ phone }) => sql<SqlBool>`phone = ${phone}`,
    exportedColumns: ['tries', 'last_at'],
    onErasure: 'deleted',
  },
  known_devices: { ownedBy: byUser(), exportedColumns: ['known_since', 'last_at'], onErasure: 'deleted' },
  addresses: {
    ownedBy: byUser(),
    exportedColumns: [
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
    onErasure: 'deleted',
  },
  cart_items: {
    ownedBy: ({ id }) => sql<SqlBool>`cart_id in (select id from carts where user_id = ${id})`,
    exportedColumns: ['pack_id', 'quantity', 'added_at'],
    onErasure: 'deleted',
  },
  carts: { ownedBy: byUser(), exportedColumns: ['created_at', 'used_at'], onErasure: 'deleted' },
  outbox: {
    ownedBy: mailsToPerson,
    exportedColumns: ['kind', 'subject', 'body_text', 'created_at', 'sent_at'],
    onErasure: 'emptied',
  },
  ticket_lines: {
    ownedBy: byTicket,
    exportedColumns: ['ticket_id', 'order_item_id', 'quantity'],
    onErasure: 'deleted',
  },
  ticket_messages: {
    ownedBy: byTicket,
    exportedColumns: ['ticket_id', 'by_shop', 'body', 'written_at'],
    onErasure: 'deleted',
  },
  tickets: {
    ownedBy: byUser(),
    exportedColumns: [
      'id',
      'order_id',
      'kind',
      'reason',
      'state',
      'opened_at',
      'acknowledged_at',
      'settled_at',
    ],
    onErasure: 'deleted',
  },
  // The activity log contains customers' names.
  activity: {
    ownedBy: ({ id }) => sql<SqlBool>`subject_kind = 'user' and subject_id = ${String(id)}`,
    exportedColumns: ['action', 'subject_name', 'happened_at'],
    onErasure: 'emptied',
  },
  order_buyers: {
    ownedBy: byOrder,
    exportedColumns: ['order_id', 'name', 'phone', 'email'],
    onErasure: 'emptied',
  },
  orders: {
    ownedBy: (owner) => sql<SqlBool>`id in (${ownOrderIds(owner)})`,
    exportedColumns: [
      'id',
      'status',
      'payment_method',
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
    onErasure: 'emptied',
  },
  // The search index of orders.
  order_words: { ownedBy: byOrder, exportedColumns: [], onErasure: 'emptied' },
  order_items: {
    ownedBy: byOrder,
    exportedColumns: ['order_id', 'name', 'size', 'quantity', 'unit_price_paise'],
    onErasure: 'stays',
  },
  parcels: {
    ownedBy: byOrder,
    exportedColumns: ['order_id', 'courier', 'tracking_number', 'dispatched_at', 'delivered_at'],
    onErasure: 'stays',
  },
  // What customers did themselves, and the shop's notes to them.
  order_history: {
    ownedBy: (owner) =>
      sql<SqlBool>`${byOrder(owner)} and (kind in ('placed', 'address_changed') or kind = 'note_to_customer' and details <> '{}')`,
    exportedColumns: ['order_id', 'kind', 'details', 'actor_name', 'happened_at'],
    onErasure: 'emptied',
  },
  payments: {
    ownedBy: byOrder,
    exportedColumns: ['id', 'order_id', 'amount_paise', 'method', 'status', 'created_at'],
    onErasure: 'stays',
  },
  refunds: {
    ownedBy: byOrder,
    exportedColumns: ['order_id', 'amount_paise', 'reason', 'note', 'status', 'created_at'],
    onErasure: 'stays',
  },
  documents: {
    ownedBy: byOrder,
    exportedColumns: ['number', 'kind', 'issued_at', 'body'],
    onErasure: 'stays',
  },
  unreadable_news: { ownedBy: byOrder, exportedColumns: ['kind', 'body', 'received_at'], onErasure: 'stays' },
  security_log: {
    ownedBy: byUser(),
    exportedColumns: ['event', 'user_name', 'address', 'device_name', 'happened_at'],
    onErasure: 'stays',
  },
  // Kept for seconds, until it is copied beside the backups: an erased account must stay erased after a restore.
  access_changes: { ownedBy: byUser(), exportedColumns: [], onErasure: 'stays' },
  users: {
    ownedBy: byUser('id'),
    exportedColumns: [
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
    onErasure: 'emptied',
  },

  shop_secrets: 'impersonal',
  // Counters of networks, kept for minutes.
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
  reservations: 'impersonal',
  batches: 'impersonal',
  batch_rules: 'impersonal',
  product_changes: 'impersonal',
  product_pictures: 'impersonal',
  product_labels: 'impersonal',
  claim_confirmations: 'impersonal',
  order_line_discounts: 'impersonal',
  order_discounts: 'impersonal',
  order_adjustments: 'impersonal',
  provider_orders: 'impersonal',
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

const isPersonal = (entry: [string, PersonalTable | 'impersonal']): entry is [string, PersonalTable] =>
  entry[1] !== 'impersonal'

/** The tables with personal data, in the order of deletion. */
export const listPersonalTables = () => Object.entries(personalTables).filter(isPersonal)

export type Trx = Transaction<Database>
