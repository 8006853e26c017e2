import { toPaise, toRupees } from '../../../values/money.ts'
import { priceCart } from '../../../values/price-cart.ts'
import type { Cart, CartItem } from '../contract.ts'

/** What the cart comes to, in rupees; shipping is the courier's (specification §9). */
export const cartTotal = ({ cartItems }: Cart) => toRupees(priceCart(cartItems.map(asPriced)).totalPaise)

/** What a line costs, in rupees. */
export const lineTotal = (line: CartItem) => toRupees(priceCart([asPriced(line)]).totalPaise)

const asPriced = ({ quantity, Product }: CartItem) => ({ quantity, unitPaise: toPaise(Product.price) })

/** How much of a line the customer can have: what is left, and what their unpaid order holds for them. */
export const mostOf = ({ pack_id, Product }: CartItem, held: Map<number, number>) =>
  Product.stock + (held.get(pack_id) ?? 0)
