import type { Generated, GeneratedAlways } from 'kysely'
import type { ProviderName } from '#integrations/payments/provider-name.ts'
import type { CalendarDay, Id, InsertOnlyDate } from './columns.ts'

// Payments, refunds, and how far the shop has processed them.

export type PaymentStatus = 'created' | 'authorized' | 'captured' | 'refunded' | 'failed'

export type RefundStatus = 'wanted' | 'pending' | 'processed' | 'failed' | 'by_hand' | 'not_wanted'

/** Created automatically, requested by the merchant, or made in the provider's dashboard. */
export type RefundSource = 'shop' | 'merchant' | 'provider'

export type PaymentProblem = 'wrong_amount' | 'wrong_currency' | 'wrong_order' | 'too_late'

/** An order that a payment provider has for one of the shop's; an order gets another one when its price changes. */
export interface ProviderOrdersTable {
  provider: ProviderName
  provider_order_id: string
  order_id: number
  amount_paise: number
  /** Null for the one that the order can be paid with. */
  replaced_at: Date | null
}

export interface PaymentsTable {
  /** The shop's own: see `storedIdOf`. */
  id: string
  provider: Generated<ProviderName>
  /** The provider's own id, derived from both. */
  provider_payment_id: GeneratedAlways<string>
  order_id: number
  status: PaymentStatus
  amount_paise: number
  currency: Generated<string>
  refunded_paise: Generated<number>
  captured: Generated<boolean>
  pays_order: Generated<boolean>
  problem: PaymentProblem | null
  method: string | null
  captured_at: Date | null
  created_at: InsertOnlyDate
  updated_at: Date
}

export interface RefundsTable {
  id: Id
  payment_id: string
  order_id: number
  amount_paise: number
  reason: string
  idempotency_key: string
  /** The provider of its payment, set by the database. */
  provider: GeneratedAlways<ProviderName>
  provider_refund_id: string | null
  status: RefundStatus
  attempts: Generated<number>
  next_attempt_at: Date
  last_error: string | null
  source: Generated<RefundSource>
  form_key: string | null
  note: Generated<string>
  /** The part for delivery; null if unknown. */
  delivery_paise: Generated<number | null>
  wanted_by: number | null
  /** The name at that time. */
  wanted_by_name: string | null
  created_at: InsertOnlyDate
  updated_at: Date
}

export interface RefundLinesTable {
  refund_id: number
  order_item_id: number
  quantity: number
  amount_paise: number
  restocked: boolean
}

export interface WebhookEventsTable {
  /** The shop's own: see `storedIdOf`. */
  event_id: string
  provider: Generated<ProviderName>
  event: string
  received_at: InsertOnlyDate
}

export interface ReconciliationsTable {
  day: CalendarDay
  checked_at: Date
  payments: number
  differences: number
  leased_until: Date | null
  completed_at: Date | null
}

export interface UnreadableNewsTable {
  id: Id
  key: string
  kind: 'event' | 'payment'
  order_id: number | null
  payment_id: string | null
  problem: string
  body: string
  received_at: InsertOnlyDate
  looked_at: Date | null
}
