import type { Generated, GeneratedAlways, JSONColumnType, Selectable } from 'kysely'
import type { OrderStatus, PaymentState, ShipmentState } from '#values/order-state.ts'
import type { Language } from '#words/language.ts'
import type { AddressesTable } from './accounts.ts'
import type { TranslatedColumn } from './catalogue.ts'
import type { CalendarDay, Id, InsertOnlyDate } from './columns.ts'
import type { PaymentProblem } from './payments.ts'

// Orders, their lines, and what they are counted and found by.

export type OrderAttention =
  | Exclude<PaymentProblem, 'too_late'>
  | 'paid_after_cancel'
  | 'paid_twice'
  | 'unknown_order'

export type CancelReason = 'dismissed' | 'hold_expired' | 'replaced' | 'released' | 'merchant'

/** Where an order goes, copied when it is placed. */
export type AddressCopy = Pick<
  Selectable<AddressesTable>,
  'full_name' | 'address_line1' | 'address_line2' | 'city' | 'state' | 'postal_code' | 'country' | 'phone'
> &
  // Not in orders from before addresses had them.
  Partial<Pick<Selectable<AddressesTable>, 'name' | 'landmark' | 'district'>>

export interface OrdersTable {
  id: Id
  user_id: number
  user_name: string
  user_phone: Generated<string>
  /** What it was placed in: its mails to the customer are written in it. */
  locale: Generated<Language>
  payment_state: Generated<PaymentState>
  parcel_state: Generated<ShipmentState>
  /** The last step of its parcel, a line of its timeline, and when it was taken: for a minute it can be taken back. */
  step_id: number | null
  stepped_at: Date | null
  /** Derived from both by the database. */
  status: GeneratedAlways<OrderStatus>
  total_paise: number
  receipt: string
  provider_order_id: string | null
  provider_claimed_until: Date | null
  provider_claims: Generated<number>
  address: JSONColumnType<AddressCopy> | null
  /** Which of its customer's addresses that is, until it is paid. */
  address_id: number | null
  hold_expires_at: Date
  held_since: Date | null
  client_network: string | null
  client_device: string | null
  ask_at: Date | null
  ask_failures: Generated<number>
  unanswered_since: Date | null
  cancel_reason: CancelReason | null
  created_at: InsertOnlyDate
  paid_at: Date | null
  sold_on: CalendarDay | null
  delivered_at: Date | null
  cancelled_at: Date | null
  attention: OrderAttention | null
  attention_since: Date | null
  refunded_paise: Generated<number>
  refunds_seen_paise: Generated<number>
  refunded_at: Date | null
  /** Of a cancelled order, what the merchant kept on purpose. */
  kept_paise: Generated<number>
  /** Where it was delivered to and by which day it was promised, as they were when it was placed. */
  zone_name: string | null
  promised_by: CalendarDay | null
  /** The shop committed to that day: otherwise it is only expected. */
  commits_to_date: Generated<boolean>
  /** Of who buys for a business: it may change until the order is paid. */
  gstin: string | null
  business_name: string | null
}

export interface OrderItemsTable {
  id: Id
  order_id: number
  pack_id: number | null
  name: string
  /** The same in other languages. */
  names: TranslatedColumn<string>
  size: string
  quantity: number
  unit_price_paise: number
  /** As the product had them when it was ordered. */
  hsn: string | null
  tax_rate: number | null
  exemption: 'exempt' | 'nil_rated' | null
  picture_id: number | null
}

/** `amount_paise` is negative where it comes off the order. */
export interface OrderAdjustmentsTable {
  id: Id
  order_id: number
  kind: 'delivery' | 'discount'
  label: string
  amount_paise: number
}

export interface OrderWordsTable {
  order_id: number
  words: string
}

export interface OrderTalliesTable {
  counted: string
  orders: number
  paise: number
}
