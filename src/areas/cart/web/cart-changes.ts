import type { Cart, CartItem } from '../contract.ts'

/** What a change does to the cart that is shown, before the server has answered. */
export type CartChange = (cart: Cart) => Cart

/** Lines that the server does not know yet have an id of their own until it answers. */
const unknownId = (productId: number) => -productId

/** One more of a product, or its first (specification §4). */
export const oneMore =
  (product: CartItem['Product']): CartChange =>
  (cart) =>
    quantityOf(cart, product.id) > 0
      ? mapLines(cart, (line) =>
          line.product_id === product.id ? withQuantity(line, line.quantity + 1) : line,
        )
      : { ...cart, cartItems: [...cart.cartItems, firstOf(product)] }

/** One less; a line that reaches 0 is gone. */
export const oneLess =
  (productId: number): CartChange =>
  (cart) =>
    withoutEmpty(
      mapLines(cart, (line) =>
        line.product_id === productId ? withQuantity(line, line.quantity - 1) : line,
      ),
    )

/** As many as there are and no more. */
export const atMost =
  (productId: number, most: number): CartChange =>
  (cart) =>
    withoutEmpty(
      mapLines(cart, (line) =>
        line.product_id === productId ? withQuantity(line, Math.min(line.quantity, most)) : line,
      ),
    )

export const without = (productId: number): CartChange => atMost(productId, 0)

export const nothing: CartChange = (cart) => ({ ...cart, cartItems: [] })

export const quantityOf = ({ cartItems }: Cart, productId: number) =>
  cartItems.find((line) => line.product_id === productId)?.quantity ?? 0

const mapLines = (cart: Cart, change: (line: CartItem) => CartItem): Cart => ({
  ...cart,
  cartItems: cart.cartItems.map(change),
})
const withoutEmpty = (cart: Cart): Cart => ({
  ...cart,
  cartItems: cart.cartItems.filter((line) => line.quantity > 0),
})
const withQuantity = (line: CartItem, quantity: number): CartItem => ({ ...line, quantity })
const firstOf = (product: CartItem['Product']): CartItem => ({
  id: unknownId(product.id),
  product_id: product.id,
  quantity: 1,
  size: product.quantity,
  Product: product,
})
