import type { DeliveryTerms } from '#ordering/delivery/contract.ts'
import { deliveryFee } from '#values/money/delivery-fee.ts'
import { toPaise, toRupees } from '#values/money/money.ts'
import { priceCart } from '#values/money/price-cart.ts'
import type { Cart, CartItem } from '../contract.ts'

/** What the goods in the cart come to, in rupees. */
export const cartTotal = ({ cartItems }: Cart) => toRupees(priceCart(cartItems.map(asPriced)).totalPaise)

/** What the customer pays for it, in rupees: the delivery is part of it, where the courier is not paid at the door. */
export function cartSum(cart: Cart, terms: DeliveryTerms | null) {
  const goods = toPaise(cartTotal(cart))
  const fee = terms ? deliveryFee(terms, goods) : 0
  return { goods: toRupees(goods), fee: toRupees(fee), total: toRupees(goods + fee) }
}

/** What an order that waits for its payment asks for its delivery and in all, in rupees, whatever holds today. */
export type AgreedDelivery = {
  fee: number
  total: number
  /** Not so in a shop that delivered to its own district then, whose courier is paid at the door. */
  isOfZone: boolean
}

/** What a line costs, in rupees. */
export const lineTotal = (line: CartItem) => toRupees(priceCart([asPriced(line)]).totalPaise)

const asPriced = ({ quantity, Product }: CartItem) => ({ quantity, unitPaise: toPaise(Product.price) })

/** How much of a line the customer can have: what is left, and what their unpaid order holds for them. */
export const mostOf = ({ pack_id, Product }: CartItem, held: Map<number, number>) =>
  Product.stock + (held.get(pack_id) ?? 0)
