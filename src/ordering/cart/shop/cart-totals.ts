import type { DeliveryTerms } from '#ordering/delivery/contract.ts'
import type { Order } from '#ordering/orders/contract.ts'
import { priceOrder } from '#ordering/pricing/rules/price-order.ts'
import { toPaise, toRupees } from '#values/money/money.ts'
import type { Cart, CartItem } from '../contract.ts'

/** Subtotal of the goods in rupees. */
export const cartSubtotal = ({ cartItems }: Cart) =>
  toRupees(priceOrder({ lines: cartItems.map(toPricedLine) }).goodsPaise)

/**
 * The price of the goods, the delivery fee and their sum, in rupees. The fee is 0 if the terms are not known or the
 * courier is paid on delivery.
 */
export function calculateCartTotals(cart: Cart, terms: DeliveryTerms | null) {
  const lines = cart.cartItems.map(toPricedLine)
  const { goodsPaise, delivery, totalPaise } = priceOrder({ lines, delivery: terms ?? 0 })
  return { goods: toRupees(goodsPaise), fee: toRupees(delivery.paise), total: toRupees(totalPaise) }
}

/** Delivery fee, discounts and total of a pending order, in rupees. */
export type AgreedDelivery = {
  fee: number
  discounts: Order['discounts']
  total: number
  /** False if the shop had no zones when the order was placed: then the courier is paid on delivery. */
  isOfZone: boolean
}

/** Total of a line in rupees. */
export const lineTotal = (line: CartItem) => toRupees(priceOrder({ lines: [toPricedLine(line)] }).totalPaise)

const toPricedLine = ({ quantity, Product }: CartItem) => ({ quantity, unitPaise: toPaise(Product.price) })

/**
 * The highest quantity that a customer can order of a line: the stock, plus what their own unpaid order has reserved.
 * @param reserved the reserved quantities by the variant's id
 */
export const maxQuantity = ({ pack_id, Product }: CartItem, reserved: Map<number, number>) =>
  Product.stock + (reserved.get(pack_id) ?? 0)
