import type { Transaction } from 'kysely'
import type { Db } from '#database/connect.ts'
import type { Database } from '#database/schema.ts'
import type { CartOwner } from '#ordering/buyers/server/order-owner.ts'
import { minTotalPaise } from '#ordering/discounts/rules/keep-discounts.ts'
import { couponDiscounts } from '#ordering/pricing/rules/coupon-discounts.ts'
import type { Discount, LineToPrice } from '#ordering/pricing/rules/price-order.ts'
import type { Paise } from '#values/money/money.ts'
import type { Language } from '#words/language.ts'
import { findUnusable, type UnusableCoupon } from '../rules/unusable-coupon.ts'
import { type CouponBuyer, findCodeOfCart } from './coupon-uses.queries.ts'
import { listCoupons } from './coupons.queries.ts'

type PricedCart = {
  lines: readonly (LineToPrice & { pack_id: number })[]
  /** The savings of its bundles. */
  discounts: readonly Discount[]
  delivery: Paise
}

type Shopper = {
  owner: CartOwner
  buyer: CouponBuyer
  /** The unpaid order that the new one would replace. */
  exceptOrderId: number | undefined
  now: Date
  language: Language
}

/**
 * What coupons take off a cart that this shopper orders now, and why the code in the cart doesn't. `code` is the coupon of
 * that code, also if it can't be used.
 */
export async function findCouponDiscounts(
  db: Db | Transaction<Database>,
  { lines, discounts, delivery }: PricedCart,
  { owner, ...shopper }: Shopper,
) {
  const codeId = await findCodeOfCart(db, owner)
  const packIds = lines.map(({ pack_id }) => pack_id)
  const rows = await listCoupons(db, { codeId, packIds, ...shopper })
  const code = rows.find(({ id }) => id === codeId)
  const unusable = code && findUnusable(code, shopper.now)
  const usable = rows.filter((coupon) => coupon !== code && !findUnusable(coupon, shopper.now)).map(toCoupon)
  const found = couponDiscounts(
    { lines, discounts, delivery, minTotalPaise },
    { code: code && !unusable ? toCoupon(code) : null, automatic: usable },
  )
  const refusal: UnusableCoupon | null = unusable ?? found.refusal
  return { discounts: found.discounts, refusal, code }
}

type StoredCoupon = Awaited<ReturnType<typeof listCoupons>>[number]

/** A coupon as the price calculation takes it. */
const toCoupon = (row: StoredCoupon) => ({
  ...row,
  benefit: benefitOf(row),
  minimumPaise: row.minimum_paise,
  packIds: new Set(row.pack_ids),
  isCombinable: row.combinable,
})

function benefitOf({ kind, percent, amount_paise, buy_units, free_units }: StoredCoupon) {
  switch (kind) {
    case 'percent':
      return { kind, percent: percent ?? 0 }
    case 'amount':
      return { kind, paise: amount_paise ?? 0 }
    case 'free_delivery':
      return { kind }
    case 'buy_get':
      return { kind, buy: buy_units ?? 1, free: free_units ?? 0 }
  }
}
