import { type SqlBool, sql } from 'kysely'
import { ownOrderIds } from './data-subject.ts'
import { byOrder, type PersonalTables } from './personal-table.ts'

/** The tables about a person's orders. */
export const personalOrderTables = {
  reviews: {
    ownedBy: byOrder,
    exportedColumns: [
      'id',
      'order_id',
      'size',
      'stars',
      'text',
      'shown_name',
      'locale',
      'state',
      'reason',
      'note',
      'reply',
      'replied_at',
      'written_at',
      'decided_at',
    ],
    leftOut: {
      reference: ['product_id', 'order_item_id'],
      repeated: ['buyer', 'words'],
      internal: ['version'],
    },
    onErasure: 'deleted',
  },
  returns: {
    ownedBy: byOrder,
    exportedColumns: [
      'id',
      'order_id',
      'state',
      'reason',
      'note',
      'answer',
      'decline_reason',
      'send_back',
      'replacement_id',
      'by_customer',
      'requested_at',
      'changed_at',
    ],
    leftOut: { reference: ['refund_id'], internal: ['version', 'form_key'] },
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
      'pack_on',
      'promised_by',
      'commits_to_date',
      'replaces_order_id',
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
    leftOut: {
      reference: ['pack_id', 'picture_id', 'replaces_item_id'],
      goods: ['names', 'hsn', 'tax_rate', 'exemption'],
    },
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
    exportedPart: {
      details: sql`details - 'by'`,
      // Whoever of the shop placed it for the customer isn't named.
      actor_name: sql`case when kind = 'address_changed' or kind = 'placed'
        and not exists (select from phone_orders where phone_orders.order_id = order_history.order_id) then actor_name end`,
    },
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
  // Drawn from the documents, which the law requires the shop to keep.
  document_files: {
    ownedBy: (owner) => sql<SqlBool>`document_id in (select id from documents where ${byOrder(owner)})`,
    exportedColumns: [],
    leftOut: { reference: ['document_id'], repeated: ['bytes'], internal: ['paper_size', 'layout'] },
    onErasure: 'stays',
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
    onErasure: 'emptied',
  },
} satisfies Partial<PersonalTables>
