import type { DeliveryTerms } from '#ordering/delivery/contract.ts'
import { keepDiscounts, sumOfDiscounts } from '#ordering/discounts/rules/keep-discounts.ts'
import type { Order } from '#ordering/orders/contract.ts'
import { bundleDiscounts } from '#ordering/pricing/rules/bundle-discounts.ts'
import { priceOrder } from '#ordering/pricing/rules/price-order.ts'
import { toPaise, toRupees } from '#values/money/money.ts'
import type { Cart, CartCoupons, CartItem } from '../contract.ts'

/** Subtotal of the goods in rupees, before discounts: what minimums and free delivery compare with. */
export const cartSubtotal = ({ cartItems }: Cart) =>
  toRupees(priceOrder({ lines: cartItems.map(toPricedLine) }).goodsPaise)

/** Price of the goods in rupees, with the savings of bundles. */
export const cartPrice = (cart: Cart) =>
  toRupees(priceOrder({ lines: cart.cartItems.map(toPricedLine), discounts: bundlesIn(cart) }).totalPaise)

/** The bundles that a cart contains, each with how often and with what it saves in paise. */
export const bundlesIn = ({ cartItems, bundles = [] }: Cart) =>
  bundleDiscounts(
    cartItems.map(toPricedLine),
    bundles.map((bundle) => ({ ...bundle, pricePaise: toPaise(bundle.price) })),
  )

type Discounts = Order['discounts']

/** What bundles in a cart cost, and what their parts cost one by one, in rupees. */
export function bundlePrices(
  { cartItems }: Cart,
  { bundle, quantity, paise }: ReturnType<typeof bundlesIn>[number],
) {
  const units = new Map(bundle.parts.map((part) => [part.pack_id, part.quantity * quantity]))
  const { totalPaise } = priceOrder({
    lines: cartItems.map(toPricedLine).map((line) => ({ ...line, quantity: units.get(line.pack_id) ?? 0 })),
  })
  return { price: toRupees(totalPaise - paise), before: toRupees(totalPaise) }
}

/** The units of each variant that belong to bundles, by the variant's id. */
export function unitsInBundles(found: ReturnType<typeof bundlesIn>): Map<number, number> {
  const units = new Map<number, number>()
  for (const { bundle, quantity } of found)
    for (const part of bundle.parts)
      units.set(part.pack_id, (units.get(part.pack_id) ?? 0) + part.quantity * quantity)
  return units
}

/**
 * The price of the goods, the delivery fee, the discounts and the total, in rupees. The fee is 0 if the terms are not
 * known or the courier is paid on delivery. The savings of bundles come first, then those of coupons.
 * @param coupons what coupons take off, as the server says
 * @param discounts those that somebody gave on the customer's unpaid order with the same lines, which a new order keeps
 */
export function calculateCartTotals(
  cart: Cart,
  terms: DeliveryTerms | null,
  { coupons = [], discounts = [] }: { coupons?: CartCoupons['discounts']; discounts?: Discounts } = {},
) {
  const lines = cart.cartItems.map(toPricedLine)
  const savings = bundlesIn(cart)
  const full = priceOrder({ lines, discounts: savings, delivery: terms ?? 0 })
  const given = discounts.map((discount) => ({ ...discount, paise: toPaise(discount.amount) }))
  // A cart that has just become smaller may still be shown with what coupons took off the larger one.
  const couponsPaise = Math.min(
    full.totalPaise,
    sumOfDiscounts(coupons.map(({ amount }) => ({ paise: toPaise(amount) }))),
  )
  const kept = keepDiscounts(given, full.totalPaise - couponsPaise)
  const all: Discounts = [
    ...savings.map(({ bundle: { id, name }, quantity, paise }) => ({
      id: -id,
      bundle_id: id,
      reason: quantity === 1 ? name : `${name} × ${quantity}`,
      amount: toRupees(paise),
    })),
    ...coupons.map(({ coupon_code: code, ...coupon }) => ({
      id: -coupon.coupon_id,
      ...coupon,
      ...(code && { coupon_code: code }),
    })),
    ...kept.map(({ id, reason, paise }) => ({ id, reason, amount: toRupees(paise) })),
  ]
  return {
    goods: toRupees(full.goodsPaise),
    fee: toRupees(full.delivery.paise),
    discounts: all,
    total: toRupees(full.totalPaise - couponsPaise - sumOfDiscounts(kept)),
  }
}

/** Delivery fee, discounts and total of a pending order, in rupees. */
export type AgreedDelivery = {
  fee: number
  discounts: Discounts
  total: number
  /** False if the shop had no zones when the order was placed: then the courier is paid on delivery. */
  isOfZone: boolean
}

/** Total of a line in rupees. */
export const lineTotal = (line: CartItem) => toRupees(priceOrder({ lines: [toPricedLine(line)] }).totalPaise)

const toPricedLine = ({ pack_id, quantity, Product }: CartItem) => ({
  pack_id,
  quantity,
  unitPaise: toPaise(Product.price),
})

/**
 * The highest quantity that a customer can order of a line: the stock, plus what their own unpaid order has reserved.
 * @param reserved the reserved quantities by the variant's id
 */
export const maxQuantity = ({ pack_id, Product }: CartItem, reserved: Map<number, number>) =>
  Product.stock + (reserved.get(pack_id) ?? 0)
