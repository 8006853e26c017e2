import { type RawBuilder, type SqlBool, sql, type Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import { type DataSubject, ownOrderIds } from './data-subject.ts'
import type { impersonalTables } from './impersonal-tables.ts'
import { mailsToPerson } from './personal-mails.ts'

/**
 * Why a column is not in the export:
 * - `reference`: it only links the row with another one
 * - `secret`: whoever knows it could act for the person
 * - `internal`: it says how far the shop has processed the row, not anything about the person
 * - `repeated`: another exported column says the same
 * - `goods`: it describes the product, as its page does
 * - `ofOthers`: it is about a person of the shop
 */
type LeftOut = 'reference' | 'secret' | 'internal' | 'repeated' | 'goods' | 'ofOthers'

type PersonalTable<Column extends string = string> = {
  /** The condition for the person's rows. */
  ownedBy: (owner: DataSubject) => RawBuilder<SqlBool>
  /** The columns in the export. */
  exportedColumns: readonly Column[]
  /** All other columns, by the reason. */
  leftOut: Partial<Record<LeftOut, readonly Column[]>>
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

type PersonalTableName = Exclude<keyof Database, (typeof impersonalTables)[number]>

/**
 * The tables with personal data. The type requires an entry for each table that is not in `impersonalTables`, and a test
 * requires a decision about each column. A table must come before those that it references, so that rows can be deleted
 * in this order.
 */
const personalTables: {
  [Table in PersonalTableName]: PersonalTable<keyof Database[Table] & string>
} = {
  customer_notes: {
    ownedBy: byUser(),
    exportedColumns: ['body', 'written_at'],
    leftOut: { internal: ['id', 'form_key'], reference: ['user_id'], ofOthers: ['actor_name'] },
    onErasure: 'deleted',
  },
  sessions: {
    ownedBy: byUser(),
    exportedColumns: ['device_name', 'address', 'created_at', 'last_seen_at', 'expires_at'],
    leftOut: {
      secret: ['token_hash', 'challenge'],
      reference: ['user_id'],
      internal: [
        'device',
        'factor_at',
        'confirmed_at',
        'confirmation_spent_at',
        'challenge_until',
        'code_tries',
        'code_tries_since',
      ],
    },
    onErasure: 'deleted',
  },
  passkeys: {
    ownedBy: byUser(),
    exportedColumns: ['name', 'created_at', 'last_used_at'],
    leftOut: { secret: ['id', 'public_key'], reference: ['user_id'], internal: ['counter', 'transports'] },
    onErasure: 'deleted',
  },
  recovery_codes: {
    ownedBy: byUser(),
    exportedColumns: [],
    leftOut: { secret: ['code_hash'], reference: ['user_id'] },
    onErasure: 'deleted',
  },
  recovery_guesses: {
    ownedBy: byUser(),
    exportedColumns: ['tries', 'since'],
    leftOut: { reference: ['user_id'] },
    onErasure: 'deleted',
  },
  pin_resets: {
    ownedBy: byUser(),
    exportedColumns: ['expires_at'],
    leftOut: { secret: ['token_hash'], reference: ['user_id'] },
    onErasure: 'deleted',
  },
  passkey_codes: {
    ownedBy: byUser(),
    exportedColumns: ['expires_at'],
    leftOut: { secret: ['code_hash'], reference: ['user_id'] },
    onErasure: 'deleted',
  },
  login_codes: {
    ownedBy: byUser(),
    exportedColumns: ['expires_at'],
    leftOut: { secret: ['code_hash'], reference: ['user_id'], internal: ['tries'] },
    onErasure: 'deleted',
  },
  pin_guesses: {
    ownedBy: ({ phone }) => sql<SqlBool>`phone = ${phone}`,
    exportedColumns: ['tries', 'last_at'],
    leftOut: { repeated: ['phone'] },
    onErasure: 'deleted',
  },
  known_devices: {
    ownedBy: byUser(),
    exportedColumns: ['known_since', 'last_at'],
    leftOut: { secret: ['device'], reference: ['user_id'], internal: ['tries'] },
    onErasure: 'deleted',
  },
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
    leftOut: { internal: ['id', 'version'], reference: ['user_id'] },
    onErasure: 'deleted',
  },
  cart_items: {
    ownedBy: ({ id }) => sql<SqlBool>`cart_id in (select id from carts where user_id = ${id})`,
    exportedColumns: ['pack_id', 'quantity', 'added_at'],
    leftOut: { internal: ['id', 'seen_price_paise'], reference: ['cart_id'] },
    onErasure: 'deleted',
  },
  carts: {
    ownedBy: byUser(),
    exportedColumns: ['created_at', 'used_at', 'locale'],
    leftOut: { secret: ['token_hash'], internal: ['id'], reference: ['user_id'] },
    onErasure: 'deleted',
  },
  outbox: {
    ownedBy: mailsToPerson,
    exportedColumns: [
      'kind',
      'subject',
      'body_text',
      'created_at',
      'sent_at',
      'recipient',
      'locale',
      'order_id',
    ],
    leftOut: {
      internal: ['id', 'subject_key', 'attempts', 'next_attempt_at', 'last_error'],
      repeated: ['body_html'],
    },
    onErasure: 'emptied',
  },
  ticket_lines: {
    ownedBy: byTicket,
    exportedColumns: ['ticket_id', 'order_item_id', 'quantity'],
    leftOut: {},
    onErasure: 'deleted',
  },
  ticket_messages: {
    ownedBy: byTicket,
    exportedColumns: ['ticket_id', 'by_shop', 'body', 'written_at'],
    leftOut: { internal: ['id', 'form_key'], ofOthers: ['actor_name'] },
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
      'name',
      'email',
      'phone',
      'locale',
      'confirmed_at',
      'acknowledge_by',
      'settle_by',
    ],
    leftOut: {
      secret: ['link_key'],
      reference: ['user_id'],
      repeated: ['mailbox', 'due_at'],
      internal: ['form_key', 'version'],
    },
    onErasure: 'deleted',
  },
  // The activity log contains customers' names.
  activity: {
    ownedBy: ({ id }) => sql<SqlBool>`subject_kind = 'user' and subject_id = ${String(id)}`,
    exportedColumns: ['action', 'subject_name', 'happened_at', 'changes'],
    leftOut: {
      internal: ['id'],
      repeated: ['subject_kind', 'subject_id'],
      ofOthers: ['actor_id', 'actor_name'],
    },
    onErasure: 'emptied',
  },
  order_buyers: {
    ownedBy: byOrder,
    exportedColumns: ['order_id', 'name', 'phone', 'email'],
    leftOut: {
      secret: ['link_hash', 'cart_hash'],
      reference: ['cart_user_id'],
      internal: ['link_expires_at'],
    },
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
      'locale',
      'payment_method',
      'payment_state',
      'parcel_state',
      'cancel_reason',
      'zone_name',
      'promised_by',
      'commits_to_date',
      'refunded_at',
      'kept_paise',
    ],
    leftOut: {
      secret: ['client_device'],
      reference: ['user_id', 'address_id', 'step_id', 'provider', 'provider_order_id', 'receipt'],
      internal: [
        'stepped_at',
        'provider_claimed_until',
        'provider_claims',
        'hold_expires_at',
        'held_since',
        'ask_at',
        'ask_failures',
        'unanswered_since',
        'attention',
        'attention_since',
        'refunds_seen_paise',
        'sold_on',
      ],
    },
    onErasure: 'emptied',
  },
  // The search index of orders.
  order_words: {
    ownedBy: byOrder,
    exportedColumns: [],
    leftOut: { reference: ['order_id'], repeated: ['words'] },
    onErasure: 'emptied',
  },
  order_items: {
    ownedBy: byOrder,
    exportedColumns: ['order_id', 'name', 'size', 'quantity', 'unit_price_paise', 'id'],
    leftOut: { reference: ['pack_id', 'picture_id'], goods: ['names', 'hsn', 'tax_rate', 'exemption'] },
    onErasure: 'stays',
  },
  // The reason of a discount is written about the customer.
  order_adjustments: {
    ownedBy: byOrder,
    exportedColumns: ['order_id', 'kind', 'label', 'amount_paise'],
    leftOut: { reference: ['id'] },
    onErasure: 'emptied',
  },
  parcels: {
    ownedBy: byOrder,
    exportedColumns: ['order_id', 'courier', 'tracking_number', 'dispatched_at', 'delivered_at'],
    leftOut: { reference: ['id'], internal: ['form_key'] },
    onErasure: 'stays',
  },
  // What customers did themselves, the shop's notes to them, and the discounts that they were given.
  order_history: {
    ownedBy: (owner) =>
      sql<SqlBool>`${byOrder(owner)} and (
        kind in ('placed', 'address_changed', 'discounted', 'discount_removed', 'discount_kept', 'discount_lost')
        or kind = 'note_to_customer' and details <> '{}'
      )`,
    exportedColumns: ['order_id', 'kind', 'details', 'actor_name', 'happened_at'],
    leftOut: { internal: ['id', 'form_key', 'step_key'], reference: ['actor_id'] },
    onErasure: 'emptied',
  },
  payments: {
    ownedBy: byOrder,
    exportedColumns: [
      'id',
      'order_id',
      'amount_paise',
      'method',
      'status',
      'created_at',
      'currency',
      'refunded_paise',
      'captured_at',
    ],
    leftOut: {
      reference: ['provider', 'provider_payment_id'],
      internal: ['captured', 'pays_order', 'problem', 'updated_at'],
    },
    onErasure: 'stays',
  },
  refunds: {
    ownedBy: byOrder,
    exportedColumns: ['order_id', 'amount_paise', 'reason', 'note', 'status', 'created_at', 'delivery_paise'],
    leftOut: {
      reference: ['id', 'payment_id', 'provider', 'provider_refund_id'],
      internal: [
        'idempotency_key',
        'form_key',
        'attempts',
        'next_attempt_at',
        'last_error',
        'source',
        'updated_at',
      ],
      ofOthers: ['wanted_by', 'wanted_by_name'],
    },
    onErasure: 'emptied',
  },
  documents: {
    ownedBy: byOrder,
    exportedColumns: ['number', 'kind', 'issued_at', 'body', 'order_id'],
    leftOut: { reference: ['id', 'refund_id'], repeated: ['financial_year', 'serial'] },
    onErasure: 'stays',
  },
  unreadable_news: {
    ownedBy: byOrder,
    exportedColumns: ['kind', 'body', 'received_at'],
    leftOut: { reference: ['id', 'order_id', 'payment_id'], internal: ['key', 'problem', 'looked_at'] },
    onErasure: 'stays',
  },
  security_log: {
    ownedBy: byUser(),
    exportedColumns: ['event', 'user_name', 'address', 'device_name', 'happened_at', 'details'],
    leftOut: { reference: ['id', 'user_id'], internal: ['number', 'seal'] },
    onErasure: 'stays',
  },
  // Kept for seconds, until it is copied beside the backups: an erased account must stay erased after a restore.
  access_changes: {
    ownedBy: byUser(),
    exportedColumns: [],
    leftOut: { internal: ['id'], reference: ['user_id'] },
    onErasure: 'stays',
  },
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
      'role',
    ],
    leftOut: { secret: ['pin_hash'], internal: ['erased_at'] },
    onErasure: 'emptied',
  },
}

/** The tables with personal data, in the order of deletion. */
export const listPersonalTables = (): [string, PersonalTable][] => Object.entries(personalTables)

export type Trx = Transaction<Database>
