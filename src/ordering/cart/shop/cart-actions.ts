import { callApi } from '#browser/call-api.ts'
import { showFailure } from '#people/sessions/shop/show-failure.ts'
import { currentVisitor, setCart } from '#people/sessions/shop/visitor.ts'
import type { Cart, CartItem, cartEndpoints } from '../contract.ts'
import * as words from '../words/en.ts'
import {
  type CartChange,
  type CartVariant,
  capLine,
  decrementLine,
  dropAllLines,
  dropLine,
  incrementLine,
} from './optimistic-changes.ts'
import { variantParams } from './variant-params.ts'

/**
 * Sends a change to the server, given the cart of its last answer. Resolves with undefined when there was nothing to
 * send.
 */
type SendChange = (cart: Cart) => Promise<Cart | undefined>

const api = callApi<typeof cartEndpoints>()

/** What is shown is the server's last cart with the changes that are still on their way. */
const emptyCart: Cart = { id: 0, cartItems: [] }
let confirmedCart = emptyCart
let pendingChanges: CartChange[] = []
let queue = Promise.resolve()

/** Reads the cart anew, after the changes that are on their way. */
export async function fetchCart() {
  await queue
  setCart(await api('GET /cart', {}))
}

/** Puts one more of a pack into the cart. @returns whether it is in it now; a refusal was told */
export const addToCart = (variant: CartVariant) =>
  enqueueChange(incrementLine(variant), () =>
    api('POST /cart/add', {
      body: { product_id: variant.product_id, quantity: 1, size: variant.size, ...variantParams(variant) },
    }),
  )

type ShownProduct = CartVariant['Product'] & { pack_id: number | undefined; packs: unknown[] }

/** The same from a product's page, in the size that it shows. */
export function addProduct(product: ShownProduct) {
  const { id, pack_id = 0, packs, name, quantity: size } = product
  const variantName = packs.length > 1 ? `${name} ${size}` : name
  return addToCart({ product_id: id, pack_id, name: variantName, size, Product: product })
}

/** One less of a line; the last one takes it away. */
export const decreaseQuantity = (line: CartItem) =>
  enqueueChange(decrementLine(line.pack_id), () =>
    api('POST /cart/subtract', { body: { product_id: line.product_id, ...variantParams(line) } }),
  )

/** Takes the line of a pack away. */
export const removeLine = (packId: number) =>
  enqueueChange(dropLine(packId), async (cart) => {
    const line = lineOf(cart, packId)
    return line && api('DELETE /cart/{id}', { params: { id: line.id } })
  })

/** Keeps as many of a pack as are left, if any are. */
export const reduceToStock = (packId: number, left: number) =>
  left === 0
    ? removeLine(packId)
    : enqueueChange(capLine(packId, left), async (cart) => {
        const line = lineOf(cart, packId)
        return line && api('PUT /cart/{id}', { params: { id: line.id }, body: { most: left } })
      })

const lineOf = ({ cartItems }: Cart, packId: number) => cartItems.find((line) => line.pack_id === packId)

/** Empties the cart. */
export const clearCart = () => enqueueChange(dropAllLines, () => api('DELETE /cart/clear', {}))

/**
 * Optimistic update: shows a change at once and sends it to the server, one call after the other, so that quick
 * clicks end where they should. A refused change is taken back, alone, with a sentence.
 */
function enqueueChange(optimisticChange: CartChange, send: SendChange): Promise<boolean> {
  if (pendingChanges.length === 0) confirmedCart = currentVisitor().cart ?? emptyCart
  pendingChanges = [...pendingChanges, optimisticChange]
  publishCart()
  const done = queue.then(() => sendAndConfirm(optimisticChange, send))
  queue = done.then(() => {})
  return done
}

async function sendAndConfirm(optimisticChange: CartChange, send: SendChange) {
  try {
    confirmedCart = (await send(confirmedCart)) ?? confirmedCart
    return true
  } catch (error) {
    showFailure(error, words.notChanged)
    // What is left may have changed, and after a lost connection so may the cart.
    confirmedCart = await api('GET /cart', {}).catch(() => confirmedCart)
    return false
  } finally {
    pendingChanges = pendingChanges.filter((other) => other !== optimisticChange)
    publishCart()
  }
}

const publishCart = () => setCart(pendingChanges.reduce((cart, next) => next(cart), confirmedCart))
