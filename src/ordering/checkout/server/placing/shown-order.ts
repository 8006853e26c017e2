import type { listCartLines } from '#ordering/cart/server/cart.queries.ts'
import { sumOfDiscounts } from '#ordering/discounts/rules/keep-discounts.ts'
import type { ReplacedDiscounts } from '#ordering/discounts/server/replaced-discounts.ts'
import { type Paise, toPaise } from '#values/money/money.ts'
import { isSameCart, type SubmittedLine } from './same-cart.ts'

// An order is placed only as the shopper's screen showed it.

/** What the shopper's screen showed. */
export type ShownOrder = {
  /** The lines that the shopper saw; without them the whole cart is ordered. */
  items?: SubmittedLine[] | undefined
  /** The total the shopper saw, in rupees. */
  totalPrice?: number | undefined
  /** The discount of the unpaid order, in rupees, that the shopper was told they lose with it. */
  lostDiscount?: number | undefined
}

/** The new order would replace an unpaid one without its discount, and the shopper was not told. */
type DiscountLost = { ok: false; reason: 'DISCOUNT_LOST'; orderId: number; paise: Paise }
export type NotAsShown =
  | { ok: false; reason: 'EMPTY_CART' | 'CART_CHANGED' | 'TOO_LARGE' }
  | { ok: false; reason: 'PRICE_CHANGED'; names: string[] }
  | DiscountLost

type CartLine = Awaited<ReturnType<typeof listCartLines>>[number]

/** Two crore rupees: a larger total is a typing error, and payment providers reject it. */
export const maxTotalPaise = 2_000_000_000

/** Refuses an empty cart, or one that differs from what the shopper saw. */
export function refuseCart(lines: CartLine[], { items }: ShownOrder): NotAsShown | undefined {
  if (lines.length === 0) return { ok: false, reason: 'EMPTY_CART' }
  if (items && !isSameCart(items, lines)) return { ok: false, reason: 'CART_CHANGED' }
  return undefined
}

/**
 * Refuses when a price differs from the one last shown to the shopper. Prices sent by the browser are ignored
 * (decision B11).
 */
export function refuseRepriced(lines: CartLine[]): NotAsShown | undefined {
  const names = lines.flatMap((line) => (line.price_paise === line.seen_price_paise ? [] : [line.pack_name]))
  return names.length > 0 ? { ok: false, reason: 'PRICE_CHANGED', names } : undefined
}

export const isShownTotal = (totalPaise: Paise, { totalPrice }: ShownOrder) =>
  totalPrice !== undefined && toPaise(totalPrice) === totalPaise

/**
 * Refuses if the total differs from the one that the shopper saw, or is too large. A shopper who saw the total before
 * discounts just pays less: also one whose client doesn't know bundles or coupons.
 * @param bundlesPaise what the bundles in the cart save, and `couponsPaise` its coupons; `fullPaise` is the total after
 * both and before other discounts
 */
export function refuseTotal(
  {
    totalPaise,
    fullPaise,
    bundlesPaise,
    couponsPaise,
  }: Record<'totalPaise' | 'fullPaise' | 'bundlesPaise' | 'couponsPaise', Paise>,
  { totalPrice }: ShownOrder,
): NotAsShown | undefined {
  const shown = totalPrice === undefined ? totalPaise : toPaise(totalPrice)
  const bundledPaise = fullPaise + couponsPaise
  if (![totalPaise, fullPaise, bundledPaise, bundledPaise + bundlesPaise].includes(shown))
    return { ok: false, reason: 'PRICE_CHANGED', names: [] }
  if (totalPaise > maxTotalPaise) return { ok: false, reason: 'TOO_LARGE' }
  return undefined
}

/** Refuses if the discounts of the unpaid order would be lost, and the shopper was told of less. */
export function refuseLostDiscount(
  { id: orderId }: { id: number },
  { lost }: ReplacedDiscounts,
  { lostDiscount = 0 }: ShownOrder,
): NotAsShown | undefined {
  const paise = sumOfDiscounts(lost)
  return paise > toPaise(lostDiscount) ? { ok: false, reason: 'DISCOUNT_LOST', orderId, paise } : undefined
}
