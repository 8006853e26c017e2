import type { PaymentMethod } from '#ordering/orders/rules/order-state.ts'
import type { CalendarDay } from './columns.ts'

// What reports add up, kept up to date by a job.

/** The days whose sales are to be added up again; a day can be in several rows. */
export interface ChangedSalesDaysTable {
  day: CalendarDay
}

/** The sales of a day of payment, by delivery zone, payment method and kind of buyer. */
export interface DailySalesTable {
  day: CalendarDay
  /** Empty for orders without a zone. */
  zone: string
  payment_method: PaymentMethod
  /** `unknown` if the buyer's data had been erased when the day was added up. */
  kind_of_buyer: 'new' | 'returning' | 'unknown'
  /** The ids of the orders' coupons in ascending order, such as `3,7`; empty without one. */
  coupons: string
  /** Those that are not completely refunded. */
  orders: number
  sold_paise: number
  refunded_paise: number
}

/** The sales of a day of payment by variant. Their sums are those of `daily_sales`. */
export interface DailyVariantSalesTable {
  day: CalendarDay
  /** Null: delivery, and refunds that are for no product. */
  pack_id: number | null
  /** Sold and not refunded. */
  units: number
  sold_paise: number
  refunded_paise: number
}

/** The sums of `daily_variant_sales` by month, kept by triggers. */
export interface MonthlyVariantSalesTable {
  /** Its first day. */
  month: CalendarDay
  pack_id: number | null
  units: number
  sold_paise: number
  refunded_paise: number
}

/** The carts last changed on a day that still had something in them after the following day. */
export interface DailyLeftCartsTable {
  day: CalendarDay
  carts: number
  units: number
  /** At the prices when they were counted, before discounts and delivery. */
  value_paise: number
}
