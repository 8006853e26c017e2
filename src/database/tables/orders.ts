import type { Generated, GeneratedAlways, JSONColumnType, Selectable } from 'kysely'
import type { ProviderName } from '#integrations/payments/provider-name.ts'
import type {
  OrderStatus,
  PaymentMethod,
  PaymentState,
  ShipmentState,
} from '#ordering/orders/rules/order-state.ts'
import type { Language } from '#words/language.ts'
import type { AddressesTable } from './accounts.ts'
import type { TranslatedColumn } from './catalogue.ts'
import type { CalendarDay, Id, InsertOnlyDate } from './columns.ts'
import type { PaymentProblem } from './payments.ts'

// Orders, their lines, and their rollups and search text.

export type OrderAttention =
  | Exclude<PaymentProblem, 'too_late'>
  | 'paid_after_cancel'
  | 'paid_twice'
  | 'unknown_order'

/** `refused`: the customer did not take a cash order at the door. */
export type CancelReason = 'dismissed' | 'hold_expired' | 'replaced' | 'released' | 'merchant' | 'refused'

/** The delivery address, copied when the order is placed. */
export type AddressCopy = Pick<
  Selectable<AddressesTable>,
  'full_name' | 'address_line1' | 'address_line2' | 'city' | 'state' | 'postal_code' | 'country' | 'phone'
> &
  // Absent in old orders.
  Partial<Pick<Selectable<AddressesTable>, 'name' | 'landmark' | 'district'>>

export interface OrdersTable {
  id: Id
  /** Null for a guest's order. */
  user_id: number | null
  /** Read by the previous release only, like the phone: this one reads `order_buyers`. */
  user_name: string
  user_phone: Generated<string>
  /** The language of mails about this order. */
  locale: Generated<Language>
  payment_method: Generated<PaymentMethod>
  payment_state: Generated<PaymentState>
  parcel_state: Generated<ShipmentState>
  /** The last step of its shipment (a timeline event) and when it was taken: it can be undone for a minute. */
  step_id: number | null
  stepped_at: Date | null
  /** Derived by the database from both states. */
  status: GeneratedAlways<OrderStatus>
  total_paise: number
  receipt: string
  /** The payment provider that collects its payment. */
  provider: Generated<ProviderName>
  provider_order_id: string | null
  provider_claimed_until: Date | null
  provider_claims: Generated<number>
  address: JSONColumnType<AddressCopy> | null
  /** The customer's address it was copied from, until the order is paid. */
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
  /** For a cancelled order: what the merchant deliberately did not refund. */
  kept_paise: Generated<number>
  /** The delivery zone and the promised day when the order was placed. */
  zone_name: string | null
  promised_by: CalendarDay | null
  /** The day on which it is to be packed, when it was placed; null for orders of earlier releases. */
  pack_on: CalendarDay | null
  /** The day is a commitment; otherwise it is only an estimate. */
  commits_to_date: Generated<boolean>
  /** For a business customer; it can change until the order is paid. */
  gstin: string | null
  business_name: string | null
  /** The order that the customer paid for, if this one replaces returned units of it or of another replacement. */
  replaces_order_id: number | null
}

/** Who bought: one row for each order, with an account or without. The database adds the row of an account's order. */
export interface OrderBuyersTable {
  order_id: number
  name: string
  phone: string
  /** Empty once the buyer's data has been erased, or if the shop placed the order for somebody without one. */
  email: string
  /** A guest's order: the hash of the key in its link, and when the link expires. */
  link_hash: string | null
  link_expires_at: Date | null
  /** The hash of the token of the visitor's cart that was ordered. */
  cart_hash: string | null
  /** The account into whose cart it was merged since, because the guest logged in before paying. */
  cart_user_id: number | null
}

/** An order that somebody of the shop placed for a customer, such as on the phone. */
export interface PhoneOrdersTable {
  order_id: number
  form_key: string
  /** The merchant tries the shop with it: see `src/ordering/test-orders`. */
  is_test: Generated<boolean>
}

/** An order whose items were added to another order, in whose parcel they are sent. */
export interface OrderAdditionsTable {
  order_id: number
  added_to: number
  /** What is taken out of that order once this one is paid, and what is refunded for it. */
  takes: JSONColumnType<TakenUnits[]>
  takes_paise: number
  /** When it was taken out. */
  taken_at: Date | null
}
/** Units of an order line that are taken out of the order. */
export type TakenUnits = { item_id: number; quantity: number }

export interface OrderItemsTable {
  id: Id
  order_id: number
  pack_id: number | null
  name: string
  /** The name in other languages. */
  names: TranslatedColumn<string>
  size: string
  quantity: number
  unit_price_paise: number
  /** The product's value when it was ordered. */
  hsn: string | null
  tax_rate: number | null
  exemption: 'exempt' | 'nil_rated' | null
  picture_id: number | null
  /** The paid line whose units this line of a replacement sends again. */
  replaces_item_id: number | null
}

/** `amount_paise` is negative for a discount. */
export interface OrderAdjustmentsTable {
  id: Id
  order_id: number
  kind: 'delivery' | 'discount'
  label: string
  amount_paise: number
}

/** A discount; its amount is in the row of `order_adjustments` with the same id. */
export interface OrderDiscountsTable {
  id: number
  /** `bundle`: the saving of a bundle; `coupon`: that of a coupon; `merchant`: somebody gave it. */
  source: 'merchant' | 'bundle' | 'coupon'
  /** What it takes off the delivery charge. */
  delivery_paise: Generated<number>
}

/** What a discount takes off an order line. */
export interface OrderLineDiscountsTable {
  discount_id: number
  order_item_id: number
  amount_paise: number
}

/** The bundle that a discount is the saving of, and how often the order contains it. */
export interface OrderBundlesTable {
  discount_id: number
  bundle_id: number
  quantity: number
  /** Its parts when it was ordered. */
  parts: JSONColumnType<{ pack_id: number; quantity: number }[]>
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
