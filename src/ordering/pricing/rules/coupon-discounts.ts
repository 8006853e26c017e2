import { allocateByWeight } from '#accounting/tax/rules/split-tax.ts'
import type { Paise } from '#values/money/money.ts'
import {
  type DiscountShares,
  type LineToPrice,
  type OrderToPrice,
  priceOfUnits,
  priceOrder,
} from './price-order.ts'

/** What a coupon gives. */
type CouponBenefit =
  /** `percent` is a whole number from 1 to 100. */
  | { kind: 'percent'; percent: number }
  | { kind: 'amount'; paise: Paise }
  | { kind: 'free_delivery' }
  /** Of each `buy + free` eligible units, `free` cost nothing. Both are at least 1. */
  | { kind: 'buy_get'; buy: number; free: number }

type Coupon = {
  id: number
  benefit: CouponBenefit
  /** What the eligible goods must cost before discounts; 0 if there is no minimum. */
  minimumPaise: Paise
  /** The variants that it applies to; null for all of them. */
  packIds: ReadonlySet<number> | null
}

/** A coupon that applies without a code. */
type AutomaticCoupon = Coupon & {
  /** Whether it applies beside a code and beside other automatic coupons. Otherwise, it applies alone. */
  isCombinable: boolean
}

/** Why a coupon takes nothing off a cart. */
type CouponRefusal =
  | { reason: 'no_eligible_goods' }
  | { reason: 'below_minimum'; missingPaise: Paise }
  /** Such as free delivery where delivery is free, or too few units for a free one. */
  | { reason: 'no_saving' }
  /** An automatic coupon that isn't combinable saves more. */
  | { reason: 'better_coupon' }

type Line = LineToPrice & { pack_id: number }
type Order = OrderToPrice<Line> & {
  /** What must be left to pay. */
  minTotalPaise: Paise
}
type CouponDiscount<One extends Coupon> = { coupon: One; paise: Paise; shares: DiscountShares }

type CouponDiscounts<Code extends Coupon, Automatic extends AutomaticCoupon> = {
  /** In the order in which they apply, after the discounts of the order. */
  discounts: CouponDiscount<Code | Automatic>[]
  /** Why the code takes nothing off; null if it does, or if there is no code. */
  refusal: CouponRefusal | null
}

/** Coupons apply in this order, whatever order they are given in. */
const kinds = ['buy_get', 'percent', 'amount', 'free_delivery']

/**
 * What coupons take off an order, as discounts for `priceOrder`.
 *
 * - A code applies together with all combinable automatic coupons. An automatic coupon that isn't combinable applies alone,
 *   and only if it saves more than they do together.
 * - Coupons apply to what the order's discounts, such as the savings of bundles, have left. Each applies to what the earlier
 *   ones have left: first free units, then percentages, amounts and free delivery.
 * - The minimum compares with the eligible goods before discounts, as the order minimum and free delivery do.
 * - Percentages and amounts are spread over the eligible goods by what is left of them, and never taken off the delivery.
 * - The last coupons are cut so that the smallest payment (`minTotalPaise`) is left.
 *
 * The result doesn't depend on the order of the lines, except that the shares are in that order.
 * @param order its lines are of different variants, and its discounts come before the coupons
 * @param coupons those that this customer can use now: dates and limits are checked elsewhere
 */
export function couponDiscounts<Code extends Coupon, Automatic extends AutomaticCoupon>(
  order: Order,
  coupons: { code: Code | null; automatic: readonly Automatic[] },
): CouponDiscounts<Code, Automatic> {
  const { code, automatic } = coupons
  const combined = applyInTurn<Code | Automatic>(order, [
    ...(code ? [code] : []),
    ...automatic.filter(({ isCombinable }) => isCombinable),
  ])
  const alone = automatic
    .filter(({ isCombinable }) => !isCombinable)
    .toSorted((one, other) => one.id - other.id)
    .map((coupon) => applyInTurn<Code | Automatic>(order, [coupon]))
  const discounts = alone.reduce((best, each) => (savingOf(each) > savingOf(best) ? each : best), combined)
  if (!code || discounts.some(({ coupon }) => coupon === code)) return { discounts, refusal: null }
  const refusal = findRefusal(order, code) ?? {
    reason: discounts === combined ? 'no_saving' : 'better_coupon',
  }
  return { discounts, refusal }
}

/** The discounts of coupons that apply together. */
function applyInTurn<One extends Coupon>(order: Order, coupons: readonly One[]): CouponDiscount<One>[] {
  const turns = coupons
    .filter((coupon) => !findRefusal(order, coupon))
    .toSorted(
      (one, other) =>
        kinds.indexOf(one.benefit.kind) - kinds.indexOf(other.benefit.kind) || one.id - other.id,
    )
  const applied: CouponDiscount<One>[] = []
  for (const coupon of turns) {
    const discount = takeOff(coupon, order, applied)
    if (discount.paise > 0) applied.push({ coupon, ...discount })
  }
  return applied
}

/** Why a coupon takes nothing off this cart, whatever applies beside it. */
function findRefusal(order: Order, coupon: Coupon): CouponRefusal | null {
  const eligible = order.lines.filter((line) => isEligible(coupon, line))
  if (eligible.length === 0) return { reason: 'no_eligible_goods' }
  const missingPaise = coupon.minimumPaise - priceOrder({ lines: eligible }).goodsPaise
  if (missingPaise > 0) return { reason: 'below_minimum', missingPaise }
  return takeOff(coupon, order, []).paise > 0 ? null : { reason: 'no_saving' }
}

/** What a coupon takes off what the order's discounts and the earlier coupons have left. */
function takeOff(coupon: Coupon, order: Order, earlier: readonly CouponDiscount<Coupon>[]) {
  // Paise that can't be divided go to the first lines, so the lines are put in an order that is always the same.
  const left = priceOrder({ ...order, discounts: [...(order.discounts ?? []), ...earlier] })
  const sorted = left.lines.toSorted((one, other) => one.pack_id - other.pack_id)
  const full = benefitOf(coupon, sorted, left.delivery.paise)
  const wanted = [...full.lines, full.delivery]
  const paise = Math.max(0, Math.min(sumOf(wanted), left.totalPaise - order.minTotalPaise))
  const shares = allocateByWeight(paise, wanted)
  const shareOf = new Map(sorted.map(({ pack_id }, at) => [pack_id, shares[at] ?? 0]))
  return {
    paise,
    shares: {
      lines: order.lines.map(({ pack_id }) => shareOf.get(pack_id) ?? 0),
      delivery: shares.at(-1) ?? 0,
    },
  }
}

type PricedLine = Line & { paise: Paise }

/** What a coupon would take off if nothing had to be left to pay. */
function benefitOf(coupon: Coupon, lines: readonly PricedLine[], deliveryPaise: Paise): DiscountShares {
  const { benefit } = coupon
  const none = lines.map(() => 0)
  if (benefit.kind === 'free_delivery') return { lines: none, delivery: deliveryPaise }
  if (benefit.kind === 'buy_get') return { lines: priceFreeUnits(coupon, benefit, lines), delivery: 0 }
  const weights = lines.map((line) => (isEligible(coupon, line) ? line.paise : 0))
  const goodsPaise = sumOf(weights)
  const paise =
    benefit.kind === 'percent'
      ? Math.round((goodsPaise * benefit.percent) / 100)
      : Math.min(benefit.paise, goodsPaise)
  return { lines: allocateByWeight(paise, weights), delivery: 0 }
}

/** What the free units of each line cost: the cheapest of all eligible units are free. */
function priceFreeUnits(
  coupon: Coupon,
  { buy, free }: { buy: number; free: number },
  lines: readonly PricedLine[],
): Paise[] {
  const eligible = lines.filter((line) => isEligible(coupon, line))
  const units = sumOf(eligible.map(({ quantity }) => quantity))
  let freeUnits = Math.floor(units / (buy + free)) * free
  const prices = new Map<number, Paise>()
  for (const line of eligible.toSorted((one, other) => one.unitPaise - other.unitPaise)) {
    const taken = Math.min(freeUnits, line.quantity)
    freeUnits -= taken
    prices.set(line.pack_id, priceOfUnits(line, taken, 0))
  }
  return lines.map(({ pack_id }) => prices.get(pack_id) ?? 0)
}

const isEligible = ({ packIds }: Coupon, { pack_id }: Line) => packIds?.has(pack_id) ?? true

const savingOf = (discounts: readonly { paise: Paise }[]) => sumOf(discounts.map(({ paise }) => paise))

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0)
