import type { Generated, JSONColumnType } from 'kysely'
import type { Paise } from '#values/money/money.ts'
import type { Id, InsertOnlyDate } from './columns.ts'

/** An offer that takes something off an order. Of the columns for benefits, only those of its kind are set. */
export interface CouponsTable {
  id: Id
  name: string
  translations: JSONColumnType<Record<string, { name?: string }>, string | undefined, string>
  /** Null: it applies without a code. */
  code: string | null
  kind: 'percent' | 'amount' | 'free_delivery' | 'buy_get'
  percent: number | null
  amount_paise: Paise | null
  buy_units: number | null
  free_units: number | null
  minimum_paise: Generated<Paise>
  /** Whether it applies only to the chosen products and categories. */
  chosen_goods: Generated<boolean>
  /** Whether it applies beside others, if it is automatic. */
  combinable: Generated<boolean>
  first_order_only: Generated<boolean>
  starts_at: Date
  ends_at: Date | null
  max_uses: number | null
  max_per_customer: number | null
  /** Its orders that are not cancelled, if it has a limit. */
  uses: Generated<number>
  archived_at: Date | null
  form_key: string
  version: Generated<number>
  created_at: InsertOnlyDate
  updated_at: Date
}

export interface CouponProductsTable {
  coupon_id: number
  product_id: number
}

export interface CouponCategoriesTable {
  coupon_id: number
  category_id: number
}

/** The code that was entered in a cart. */
export interface CartCouponsTable {
  cart_id: number
  coupon_id: number
}

/** The coupon that an order's discount is of. */
export interface OrderCouponsTable {
  discount_id: number
  coupon_id: number
}
