import type { DeliveryTerms } from '#ordering/delivery/contract.ts'
import { deliveryFee } from '#values/money/delivery-fee.ts'
import { toPaise, toRupees } from '#values/money/money.ts'
import { priceCart } from '#values/money/price-cart.ts'
import type { Cart, CartItem } from '../contract.ts'

/** What the goods in the cart come to, in rupees. */
export const cartSubtotal = ({ cartItems }: Cart) =>
  toRupees(priceCart(cartItems.map(toPricedLine)).totalPaise)

/** What the customer pays for it, in rupees: the delivery is part of it, where the courier is not paid at the door. */
export function calculateCartTotals(cart: Cart, terms: DeliveryTerms | null) {
  const goods = toPaise(cartSubtotal(cart))
  const fee = terms ? deliveryFee(terms, goods) : 0
  return { goods: toRupees(goods), fee: toRupees(fee), total: toRupees(goods + fee) }
}

/** Delivery fee and total of a pending order, in rupees, as agreed when it was placed. */
export type AgreedDelivery = {
  fee: number
  total: number
  /** False if the shop had no zones when the order was placed: then the courier is paid at the door. */
  isOfZone: boolean
}

/** What a line costs, in rupees. */
export const lineTotal = (line: CartItem) => toRupees(priceCart([toPricedLine(line)]).totalPaise)

const toPricedLine = ({ quantity, Product }: CartItem) => ({ quantity, unitPaise: toPaise(Product.price) })

/** How much of a line the customer can have: what is left, and what their unpaid order holds for them. */
export const maxQuantity = ({ pack_id, Product }: CartItem, reserved: Map<number, number>) =>
  Product.stock + (reserved.get(pack_id) ?? 0)
