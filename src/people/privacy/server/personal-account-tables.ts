import { type SqlBool, sql } from 'kysely'
import type { DataSubject } from './data-subject.ts'
import { mailsToPerson } from './personal-mails.ts'
import { byOrder, byTicket, byUser, type PersonalTables } from './personal-table.ts'

/** A browser that gets push messages of an account, or of a guest's order. */
const byUserOrOrder = (owner: DataSubject) => sql<SqlBool>`(${byUser()(owner)} or ${byOrder(owner)})`

/** The tables about a person apart from their orders and their logins. */
export const personalAccountTables = {
  customer_notes: {
    ownedBy: byUser(),
    exportedColumns: ['body', 'written_at'],
    leftOut: { internal: ['id', 'form_key'], reference: ['user_id'], ofOthers: ['actor_name'] },
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
  standing_orders: {
    ownedBy: byUser(),
    exportedColumns: ['order_id', 'weeks', 'paused', 'next_on', 'created_at'],
    leftOut: {
      internal: ['id', 'reminded_on', 'checked_at', 'unanswered', 'in_cart_for', 'in_cart_at'],
      reference: ['user_id'],
    },
    onErasure: 'deleted',
  },
  standing_order_lines: {
    ownedBy: ({ id }) =>
      sql<SqlBool>`standing_order_id in (select id from standing_orders where user_id = ${id})`,
    exportedColumns: ['pack_id', 'quantity'],
    leftOut: { reference: ['standing_order_id'] },
    onErasure: 'deleted',
  },
  cart_changes: {
    ownedBy: ({ id }) => sql<SqlBool>`cart_id in (select id from carts where user_id = ${id})`,
    exportedColumns: [],
    leftOut: { internal: ['key', 'made_at'], reference: ['cart_id'] },
    onErasure: 'deleted',
  },
  push_messages: {
    ownedBy: (owner) =>
      sql<SqlBool>`subscription_id in (select id from push_subscriptions where ${byUserOrOrder(owner)})`,
    exportedColumns: ['kind', 'message', 'created_at', 'sent_at'],
    leftOut: {
      internal: ['id', 'subject_key', 'attempts', 'next_attempt_at', 'expires_at'],
      reference: ['subscription_id'],
    },
    onErasure: 'deleted',
  },
  push_subscriptions: {
    ownedBy: byUserOrOrder,
    exportedColumns: ['created_at', 'locale'],
    leftOut: {
      secret: ['endpoint', 'p256dh', 'auth', 'session_hash'],
      internal: ['id'],
      reference: ['user_id', 'order_id'],
    },
    onErasure: 'deleted',
  },
  cart_coupons: {
    ownedBy: ({ id }) => sql<SqlBool>`cart_id in (select id from carts where user_id = ${id})`,
    exportedColumns: ['coupon_id'],
    leftOut: { reference: ['cart_id'] },
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
  // Also those of guests, which `erase-personal-data.ts` deletes. Messages come before the consents that they refer to.
  whatsapp_messages: {
    ownedBy: byOrder,
    exportedColumns: ['kind', 'order_id', 'locale', 'state', 'parameters', 'created_at', 'settled_at'],
    leftOut: {
      internal: [
        'id',
        'subject_key',
        'reference',
        'reason',
        'error',
        'attempts',
        'next_attempt_at',
        'message_id',
      ],
      reference: ['consent_id'],
    },
    onErasure: 'deleted',
  },
  whatsapp_consents: {
    ownedBy: (owner) => sql<SqlBool>`(${byUser()(owner)} or ${byOrder(owner)})`,
    exportedColumns: [
      'phone',
      'order_id',
      'place',
      'text_version',
      'locale',
      'given_at',
      'withdrawn_at',
      'withdrawn_by',
    ],
    leftOut: { internal: ['id'], reference: ['user_id'] },
    onErasure: 'deleted',
  },
  favourites: {
    ownedBy: byUser(),
    exportedColumns: ['product_id', 'saved_at'],
    leftOut: { reference: ['user_id'] },
    onErasure: 'deleted',
  },
  stock_alerts: {
    ownedBy: byUser(),
    exportedColumns: ['pack_id', 'locale', 'requested_at', 'confirmed_at', 'sent_at', 'email'],
    leftOut: { secret: ['link_key'], internal: ['id'], reference: ['user_id'], repeated: ['mailbox'] },
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
      'email_proved_at',
      'blocked_at',
      'blocked_reason',
      'role',
    ],
    leftOut: { secret: ['pin_hash'], internal: ['erased_at'] },
    onErasure: 'emptied',
  },
} satisfies Partial<PersonalTables>
