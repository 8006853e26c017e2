import type { Cart } from '#ordering/cart/contract.ts'
import { type AgreedDelivery, cartSum } from '#ordering/cart/shop/cart-total.ts'
import type { DeliveryTo } from '#ordering/delivery/contract.ts'
import type { Address } from '#people/addresses/contract.ts'
import { isSamePlace } from '#values/people/same-place.ts'
import type { Unpaid } from './load-checkout.ts'

/** What the order that waits was placed on: the cart at its prices, and its delivery. */
export type AgreedTerms = {
  cart: Cart
  delivery: AgreedDelivery
  /** The day it was promised by, `2026-11-26`. */
  by: string | null
  /** The shop committed to it then. */
  commits: boolean
}

type Today = { cart: Cart; address: Address | null; delivery: DeliveryTo | null; commitsToDates: boolean }

/** Whether the order is of the very things that are in the cart. */
export function isOfCart({ items }: Pick<Unpaid, 'items'>, { cartItems }: Cart) {
  const held = new Map(items.map(({ pack_id, quantity }) => [pack_id, quantity]))
  return (
    held.size === cartItems.length &&
    cartItems.every(({ pack_id, quantity }) => held.get(pack_id) === quantity)
  )
}

/**
 * The terms of the order that waits, as long as the cart and the address are its own (decision X18); nothing where today's are
 * the same, or where it would be quoted anew.
 */
export function agreedTerms(
  unpaid: Unpaid,
  { cart, address, delivery, commitsToDates }: Today,
): AgreedTerms | null {
  const { order, items } = unpaid
  if (!address || !isSamePlace(order.address, address) || !isOfCart(unpaid, cart)) return null
  const terms = delivery?.terms ?? null
  const agreed = atPricesOf(cart, items)
  const isAsToday =
    terms !== null &&
    terms.by === order.delivery.by &&
    commitsToDates === order.delivery.commits_to_date &&
    (terms.minimum ?? 0) <= cartSum(cart, terms).goods &&
    cartSum(cart, terms).fee === order.delivery.fee &&
    agreed.cartItems.every(({ Product, size }, at) => {
      const line = cart.cartItems[at]
      return line?.Product.price === Product.price && line.size === size
    })
  if (isAsToday) return null
  const { fee, zone, by, commits_to_date: commits } = order.delivery
  return { cart: agreed, delivery: { fee, isOfZone: zone !== null, total: order.total_price }, by, commits }
}

/** The cart as it was ordered: its prices, and the sizes as they were called then. */
function atPricesOf({ cartItems, ...cart }: Cart, items: Unpaid['items']): Cart {
  const ordered = new Map(items.map((item) => [item.pack_id, item]))
  return {
    ...cart,
    cartItems: cartItems.map((line) => {
      const { unit_price: price = line.Product.price, size = line.size } = ordered.get(line.pack_id) ?? {}
      return { ...line, size, Product: { ...line.Product, price } }
    }),
  }
}
