import type { Cart, CartCoupons } from '#ordering/cart/contract.ts'
import { type AgreedDelivery, calculateCartTotals } from '#ordering/cart/shop/cart-totals.ts'
import type { DeliveryEstimate } from '#ordering/delivery/contract.ts'
import { isSameDeliveryArea } from '#ordering/delivery/rules/same-delivery-area.ts'
import { hasSameLines } from '#ordering/order-lines/rules/has-same-lines.ts'
import type { Order } from '#ordering/orders/contract.ts'
import type { Address } from '#people/addresses/contract.ts'
import { toPaise } from '#values/money/money.ts'
import type { PendingOrderWithPayment } from './load-checkout.ts'

/** The original terms of a pending order: its cart with prices, and its delivery. */
export type AgreedTerms = {
  cart: Cart
  delivery: AgreedDelivery
  /** The promised or expected day, `2026-11-26`. */
  by: string | null
  /** Whether the shop committed to that day. */
  commits: boolean
  /** Whether today's prices or delivery terms are different. */
  haveChanged: boolean
}

type CurrentTerms = {
  cart: Cart
  address: Address | null
  delivery: DeliveryEstimate | null
  commitsToDates: boolean
  coupons: Pick<CartCoupons, 'code' | 'discounts'>
}

/**
 * The terms of the pending order, while cart and address are still its own (decision X18). Null if they equal the
 * current terms and nobody gave a discount, or if the order would be quoted again, such as for another coupon code.
 */
export function agreedTerms(
  unpaid: PendingOrderWithPayment,
  { cart, address, delivery, commitsToDates, coupons }: CurrentTerms,
): AgreedTerms | null {
  const { order, items } = unpaid
  if (!address || !isSameDeliveryArea(order.address, address) || !hasSameLines(items, cart.cartItems))
    return null
  if (codeOf(order.discounts) !== coupons.code) return null
  const terms = delivery?.terms ?? null
  const agreed = withOrderedPrices(cart, items)
  const today = calculateCartTotals(cart, terms, { coupons: coupons.discounts })
  const { discounts, total_price: total } = order
  const isUnchanged =
    terms !== null &&
    terms.by === order.delivery.by &&
    commitsToDates === order.delivery.commits_to_date &&
    (terms.minimum ?? 0) <= today.goods &&
    today.fee === order.delivery.fee &&
    saved(today.discounts, isOfBundle) === saved(discounts, isOfBundle) &&
    saved(today.discounts, isOfCoupon) === saved(discounts, isOfCoupon) &&
    agreed.cartItems.every(({ Product, size }, at) => {
      const line = cart.cartItems[at]
      return line?.Product.price === Product.price && line.size === size
    })
  if (isUnchanged && discounts.every((discount) => !isGiven(discount))) return null
  const { fee, zone, by, commits_to_date: commits } = order.delivery
  const agreedDelivery = { fee, isOfZone: zone !== null, discounts, total }
  return { cart: agreed, delivery: agreedDelivery, by, commits, haveChanged: !isUnchanged }
}

type Discount = Order['discounts'][number]
const isOfBundle = ({ bundle_id }: Discount) => bundle_id !== undefined
const isOfCoupon = ({ coupon_id }: Discount) => coupon_id !== undefined

/** Whether somebody gave a discount. A new order has its own savings of bundles and coupons. */
export const isGiven = (discount: Discount) => !isOfBundle(discount) && !isOfCoupon(discount)

/** The coupon code that an order was placed with; null if without one. */
const codeOf = (discounts: Discount[]) =>
  discounts.find(({ coupon_code }) => coupon_code !== undefined)?.coupon_code ?? null

/** What some of the discounts save, in paise. */
const saved = (discounts: Discount[], isCounted: (discount: Discount) => boolean) =>
  discounts.filter(isCounted).reduce((sum, { amount }) => sum + toPaise(amount), 0)

/** The cart with the prices and size names of the order. */
function withOrderedPrices({ cartItems, ...cart }: Cart, items: PendingOrderWithPayment['items']): Cart {
  const ordered = new Map(items.map((item) => [item.pack_id, item]))
  return {
    ...cart,
    cartItems: cartItems.map((line) => {
      const { unit_price: price = line.Product.price, size = line.size } = ordered.get(line.pack_id) ?? {}
      return { ...line, size, Product: { ...line.Product, price } }
    }),
  }
}
