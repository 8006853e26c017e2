import type { Cart, CartBundle, CartItem } from '../contract.ts'

/** An optimistic change of the displayed cart. */
export type CartChange = (cart: Cart) => Cart

/** A cart line's variant. */
export type CartVariant = Omit<CartItem, 'id' | 'quantity'>

/** Id of a line until the server has confirmed it. */
const temporaryId = (packId: number) => -packId

/** Adds one unit of a variant (specification §4). */
export const incrementLine =
  (variant: CartVariant): CartChange =>
  (cart) =>
    quantityInCart(cart, variant.pack_id) > 0
      ? mapLines(cart, (line) =>
          line.pack_id === variant.pack_id ? withQuantity(line, line.quantity + 1) : line,
        )
      : { ...cart, cartItems: [...cart.cartItems, newLine(variant)] }

/** Removes one unit; a line that reaches 0 is removed. */
export const decrementLine =
  (packId: number): CartChange =>
  (cart) =>
    withoutEmpty(
      mapLines(cart, (line) => (line.pack_id === packId ? withQuantity(line, line.quantity - 1) : line)),
    )

/** Lowers the quantity of a line to at most `max`, which is in stock; 0 removes the line. */
export const limitLineToStock =
  (packId: number, max: number): CartChange =>
  (cart) =>
    withoutEmpty(
      mapLines(cart, (line) =>
        line.pack_id === packId ? withQuantity(line, Math.min(line.quantity, max)) : line,
      ),
    )

/** Adds the parts of a bundle to the lines that are there, or removes them with `by` below 0. */
export const changeParts =
  (parts: CartBundle['parts'], by: number): CartChange =>
  (cart) => {
    const units = new Map(parts.map(({ pack_id, quantity }) => [pack_id, quantity * by]))
    return withoutEmpty(
      mapLines(cart, (line) => withQuantity(line, line.quantity + (units.get(line.pack_id) ?? 0))),
    )
  }

export const dropLine = (packId: number): CartChange => limitLineToStock(packId, 0)

export const dropAllLines: CartChange = (cart) => ({ ...cart, cartItems: [] })

const quantityInCart = ({ cartItems }: Cart, packId: number) =>
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
