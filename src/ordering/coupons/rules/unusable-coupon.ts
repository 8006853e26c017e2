import type { Paise } from '#values/money/money.ts'

/** Why a customer can't use a coupon now, or why it takes nothing off their cart. */
export type UnusableCoupon =
  | { reason: 'gone' | 'not_yet' | 'ended' | 'used_up' | 'used_before' | 'not_first_order' }
  /** An automatic coupon was used up or ended after the total with it was shown. */
  | { reason: 'offer_over' }
  | { reason: 'no_eligible_goods' | 'no_saving' | 'better_coupon' }
  /** `missingPaise`: the value of eligible goods that must be added. */
  | { reason: 'below_minimum'; missingPaise: Paise }

type Terms = {
  archived_at: Date | null
  starts_at: Date
  ends_at: Date | null
  max_uses: number | null
  max_per_customer: number | null
  first_order_only: boolean
}
/** How often it was used: by all, and by this customer, without cancelled orders. */
type Uses = { uses: number; uses_of_customer: number; orders_of_customer: number }

/** Why a customer can't use a coupon now, whatever their cart contains; undefined if they can. */
export function findUnusable(coupon: Terms & Uses, now: Date): UnusableCoupon | undefined {
  if (coupon.archived_at) return { reason: 'gone' }
  if (coupon.starts_at > now) return { reason: 'not_yet' }
  if (coupon.ends_at && coupon.ends_at <= now) return { reason: 'ended' }
  if (coupon.max_per_customer !== null && coupon.uses_of_customer >= coupon.max_per_customer)
    return { reason: 'used_before' }
  if (coupon.first_order_only && coupon.orders_of_customer > 0) return { reason: 'not_first_order' }
  if (coupon.max_uses !== null && coupon.uses >= coupon.max_uses) return { reason: 'used_up' }
  return undefined
}
