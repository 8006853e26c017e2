import type { PaymentMethod } from '#ordering/orders/rules/order-state.ts'
import type { CalendarDay } from './columns.ts'

// What reports add up, kept up to date by a job.

/** The days whose sales are to be added up again; a day can be in several rows. */
export interface ChangedSalesDaysTable {
  day: CalendarDay
}

/** The sales of a day of payment, by delivery zone and payment method. */
export interface DailySalesTable {
  day: CalendarDay
  /** Empty for orders without a zone. */
  zone: string
  payment_method: PaymentMethod
  /** Those that are not completely refunded. */
  orders: number
  sold_paise: number
  refunded_paise: number
}

/** The sales of a day of payment by product. Their sums are those of `daily_sales`. */
export interface DailyProductSalesTable {
  day: CalendarDay
  /** Null: delivery, and refunds that are for no product. */
  product_id: number | null
  /** Sold and not refunded. */
  units: number
  sold_paise: number
  refunded_paise: number
}
