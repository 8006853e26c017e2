import type { ColumnType, Generated, GeneratedAlways, Insertable, JSONColumnType, Selectable } from 'kysely'

/** The tables as the migrations make them; `schema.test.ts` holds the two together. */
export interface Database {
  users: UsersTable
  sessions: SessionsTable
  pin_resets: PinResetsTable
  pin_guesses: PinGuessesTable
  addresses: AddressesTable
  catalogue_version: CatalogueVersionTable
  pictures: PicturesTable
  picture_titles: PictureTitlesTable
  categories: CategoriesTable
  products: ProductsTable
  product_pictures: ProductPicturesTable
  cart_items: CartItemsTable
  orders: OrdersTable
  order_items: OrderItemsTable
  payments: PaymentsTable
  refunds: RefundsTable
  webhook_events: WebhookEventsTable
  outbox: OutboxTable
  reconciliations: ReconciliationsTable
  order_tallies: OrderTalliesTable
  order_words: OrderWordsTable
  activity: ActivityTable
  row_tallies: RowTalliesTable
}

export type Row<Table extends keyof Database> = Selectable<Database[Table]>
export type NewRow<Table extends keyof Database> = Insertable<Database[Table]>

export type Role = 'customer' | 'admin'
export type OrderStatus = 'pending' | 'paid' | 'delivered' | 'cancelled'
export type PaymentStatus = 'created' | 'authorized' | 'captured' | 'refunded' | 'failed'
export type RefundStatus = 'wanted' | 'pending' | 'processed' | 'failed' | 'by_hand'
export type PaymentProblem = 'wrong_amount' | 'wrong_currency' | 'wrong_order' | 'too_late'
export type OrderAttention =
  | Exclude<PaymentProblem, 'too_late'>
  | 'paid_after_cancel'
  | 'paid_twice'
  | 'returned_elsewhere'
export type CancelReason = 'dismissed' | 'hold_expired' | 'replaced'
export type ActivitySubject = 'product' | 'category' | 'picture' | 'order' | 'user'

type Id = GeneratedAlways<number>
/** Written once. */
type Since = ColumnType<Date, Date, never>
/** Written as `2026-06-15`; read it with `to_char`, for the drivers make a moment of it. */
type CalendarDay = ColumnType<Date, string, string>

interface UsersTable {
  id: Id
  name: string
  email: string
  phone: string
  role: Role
  pin_hash: string
  created_at: Since
}

interface SessionsTable {
  token_hash: string
  user_id: number
  created_at: Since
  expires_at: Date
}

interface PinResetsTable {
  token_hash: string
  user_id: number
  expires_at: Date
}

interface PinGuessesTable {
  phone: string
  tries: number
  last_at: Date
}

interface AddressesTable {
  id: Id
  user_id: number
  full_name: string
  address_line1: string
  address_line2: string | null
  city: string
  state: string
  postal_code: string
  country: string
  phone: string | null
  updated_at: Date
}

interface CatalogueVersionTable {
  only_row: Generated<boolean>
  version: number
}

interface PicturesTable {
  id: Id
  key: string
  width: number
  height: number
  widths: number[]
  bytes: number
  created_at: Since
}

interface PictureTitlesTable {
  title: string
  picture_id: number
  phone_picture_id: number | null
  alt: Generated<string>
  updated_at: Date
}

interface CategoriesTable {
  id: Id
  name: string
  description: string
  tint: Generated<string>
  picture_id: number | null
  picture_alt: Generated<string>
  version: Generated<number>
  created_at: Since
  updated_at: Date
}

type Composition = { label: string; percent: number }[]

interface ProductsTable {
  id: Id
  /** Null only for an archived product whose category is gone. */
  category_id: number | null
  name: string
  one_liner: string
  description: string
  price_paise: number
  mrp_paise: number | null
  discount: number | null
  quantity: string
  stock: number
  composition: JSONColumnType<Composition> | null
  version: Generated<number>
  form_key: string | null
  archived_at: Date | null
  created_at: Since
  updated_at: Date
}

interface ProductPicturesTable {
  product_id: number
  position: number
  picture_id: number
  alt: Generated<string>
}

interface CartItemsTable {
  id: Id
  user_id: number
  product_id: number
  quantity: number
  seen_price_paise: number
  added_at: Since
}

/** Where an order goes, copied when it is placed. */
export type AddressCopy = Pick<
  Row<'addresses'>,
  'full_name' | 'address_line1' | 'address_line2' | 'city' | 'state' | 'postal_code' | 'country' | 'phone'
>

interface OrdersTable {
  id: Id
  user_id: number
  user_name: string
  user_phone: Generated<string>
  status: OrderStatus
  total_paise: number
  receipt: string
  provider_order_id: string | null
  provider_claimed_until: Date | null
  provider_claims: Generated<number>
  address: JSONColumnType<AddressCopy> | null
  hold_expires_at: Date
  ask_at: Date | null
  cancel_reason: CancelReason | null
  created_at: Since
  paid_at: Date | null
  sold_on: CalendarDay | null
  delivered_at: Date | null
  cancelled_at: Date | null
  attention: OrderAttention | null
  attention_since: Date | null
}

interface OrderItemsTable {
  id: Id
  order_id: number
  product_id: number | null
  name: string
  size: string
  quantity: number
  unit_price_paise: number
  picture_id: number | null
}

interface PaymentsTable {
  id: string
  order_id: number
  status: PaymentStatus
  amount_paise: number
  currency: Generated<string>
  refunded_paise: Generated<number>
  captured: Generated<boolean>
  pays_order: Generated<boolean>
  problem: PaymentProblem | null
  method: string | null
  created_at: Since
  updated_at: Date
}

interface RefundsTable {
  id: Id
  payment_id: string
  order_id: number
  amount_paise: number
  reason: string
  idempotency_key: string
  provider_refund_id: string | null
  status: RefundStatus
  attempts: Generated<number>
  next_attempt_at: Date
  last_error: string | null
  created_at: Since
  updated_at: Date
}

interface WebhookEventsTable {
  event_id: string
  event: string
  received_at: Since
}

interface OutboxTable {
  id: Id
  kind: string
  subject_key: string
  recipient: string
  subject: string
  body_text: string
  body_html: string
  attempts: Generated<number>
  next_attempt_at: Date
  sent_at: Date | null
  last_error: string | null
  created_at: Since
}

interface ReconciliationsTable {
  day: CalendarDay
  checked_at: Date
  payments: number
  differences: number
}

interface OrderWordsTable {
  order_id: number
  words: string
}

interface OrderTalliesTable {
  counted: string
  orders: number
  paise: number
}

interface ActivityTable {
  id: Id
  actor_id: number | null
  actor_name: string
  subject_kind: ActivitySubject
  subject_id: string
  subject_name: string
  action: string
  changes: JSONColumnType<Record<string, { from: unknown; to: unknown }>> | null
  happened_at: Since
}

interface RowTalliesTable {
  counted: string
  shard: number
  amount: number
}
