import { toPaise, toRupees } from '../../../values/money.ts'
import type { Cart, CartItem } from '../contract.ts'

/** What a line costs, in rupees; summed as paise, so that no fraction is lost. */
export const lineTotal = (line: CartItem) => toRupees(linePaise(line))

/** The sum of price times quantity, in rupees; shipping is the courier's (specification §9). */
export const cartTotal = ({ cartItems }: Cart) =>
  toRupees(cartItems.reduce((sum, line) => sum + linePaise(line), 0))

const linePaise = ({ quantity, Product }: CartItem) => toPaise(Product.price) * quantity

/** How much of a line's product the customer can have: what is left, and what their unpaid order holds for them. */
export const mostOf = ({ product_id, Product }: CartItem, held: Map<number, number>) =>
  Product.stock + (held.get(product_id) ?? 0)
