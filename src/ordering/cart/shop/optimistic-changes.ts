import type { Cart, CartItem } from '../contract.ts'

/** What a change does to the cart that is shown, before the server has answered. */
export type CartChange = (cart: Cart) => Cart

/** What a line is of. */
export type CartVariant = Omit<CartItem, 'id' | 'quantity'>

/** Lines that the server does not know yet have an id of their own until it answers. */
const temporaryId = (packId: number) => -packId

/** One more of a pack, or its first (specification §4). */
export const incrementLine =
  (variant: CartVariant): CartChange =>
  (cart) =>
    quantityOf(cart, variant.pack_id) > 0
      ? mapLines(cart, (line) =>
          line.pack_id === variant.pack_id ? withQuantity(line, line.quantity + 1) : line,
        )
      : { ...cart, cartItems: [...cart.cartItems, newLine(variant)] }

/** One less; a line that reaches 0 is gone. */
export const decrementLine =
  (packId: number): CartChange =>
  (cart) =>
    withoutEmpty(
      mapLines(cart, (line) => (line.pack_id === packId ? withQuantity(line, line.quantity - 1) : line)),
    )

/** Lowers a line to what is left in stock. */
export const capLine =
  (packId: number, most: number): CartChange =>
  (cart) =>
    withoutEmpty(
      mapLines(cart, (line) =>
        line.pack_id === packId ? withQuantity(line, Math.min(line.quantity, most)) : line,
      ),
    )

export const dropLine = (packId: number): CartChange => capLine(packId, 0)

export const dropAllLines: CartChange = (cart) => ({ ...cart, cartItems: [] })

const quantityOf = ({ cartItems }: Cart, packId: number) =>
  cartItems.find((line) => line.pack_id === packId)?.quantity ?? 0

const mapLines = (cart: Cart, change: (line: CartItem) => CartItem): Cart => ({
  ...cart,
  cartItems: cart.cartItems.map(change),
})
const withoutEmpty = (cart: Cart): Cart => ({
  ...cart,
  cartItems: cart.cartItems.filter((line) => line.quantity > 0),
})
const withQuantity = (line: CartItem, quantity: number): CartItem => ({ ...line, quantity })
const newLine = (variant: CartVariant): CartItem => ({
  ...variant,
  id: temporaryId(variant.pack_id),
  quantity: 1,
})
