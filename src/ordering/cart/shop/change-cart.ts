import { callApi } from '#browser/call-api.ts'
import { tellFailure } from '#people/sessions/shop/tell-failure.ts'
import { currentVisitor, setCart } from '#people/sessions/shop/visitor.ts'
import type { Cart, CartItem, cartEndpoints } from '../contract.ts'
import * as words from '../words/en.ts'
import { atMost, type CartChange, nothing, oneLess, oneMore, type Wanted, without } from './cart-changes.ts'
import { packOf } from './pack-of.ts'

/**
 * Sends a change to the server, given the cart of its last answer. Resolves with undefined when there was nothing to
 * send.
 */
type Ask = (cart: Cart) => Promise<Cart | undefined>

const api = callApi<typeof cartEndpoints>()

/** What is shown is the server's last cart with the changes that are still on their way. */
const emptyCart: Cart = { id: 0, cartItems: [] }
let answered = emptyCart
let underway: CartChange[] = []
let queue = Promise.resolve()

/** Reads the cart anew, after the changes that are on their way. */
export async function fetchCart() {
  await queue
  setCart(await api('GET /cart', {}))
}

/** Puts one more of a pack into the cart. @returns whether it is in it now; a refusal was told */
export const addToCart = (wanted: Wanted) =>
  change(oneMore(wanted), () =>
    api('POST /cart/add', {
      body: { product_id: wanted.product_id, quantity: 1, size: wanted.size, ...packOf(wanted) },
    }),
  )

type ShownProduct = Wanted['Product'] & { pack_id: number | undefined; packs: unknown[] }

/** The same from a product's page, in the size that it shows. */
export function addProduct(product: ShownProduct) {
  const { id, pack_id = 0, packs, name, quantity: size } = product
  const called = packs.length > 1 ? `${name} ${size}` : name
  return addToCart({ product_id: id, pack_id, name: called, size, Product: product })
}

/** One less of a line; the last one takes it away. */
export const lowerLine = (line: CartItem) =>
  change(oneLess(line.pack_id), () =>
    api('POST /cart/subtract', { body: { product_id: line.product_id, ...packOf(line) } }),
  )

/** Takes the line of a pack away. */
export const removeLine = (packId: number) =>
  change(without(packId), async (cart) => {
    const line = lineOf(cart, packId)
    return line && api('DELETE /cart/{id}', { params: { id: line.id } })
  })

/** Keeps as many of a pack as are left, if any are. */
export const takeTheRest = (packId: number, left: number) =>
  left === 0
    ? removeLine(packId)
    : change(atMost(packId, left), async (cart) => {
        const line = lineOf(cart, packId)
        return line && api('PUT /cart/{id}', { params: { id: line.id }, body: { most: left } })
      })

const lineOf = ({ cartItems }: Cart, packId: number) => cartItems.find((line) => line.pack_id === packId)

/** Empties the cart. */
export const clearCart = () => change(nothing, () => api('DELETE /cart/clear', {}))

/**
 * Optimistic update: shows a change at once and sends it to the server, one call after the other, so that quick
 * clicks end where they should. A refused change is taken back, alone, with a sentence.
 */
function change(shown: CartChange, ask: Ask): Promise<boolean> {
  if (underway.length === 0) answered = currentVisitor().cart ?? emptyCart
  underway = [...underway, shown]
  show()
  const done = queue.then(() => settle(shown, ask))
  queue = done.then(() => {})
  return done
}

async function settle(shown: CartChange, ask: Ask) {
  try {
    answered = (await ask(answered)) ?? answered
    return true
  } catch (error) {
    tellFailure(error, words.notChanged)
    // What is left may have changed, and after a lost connection so may the cart.
    answered = await api('GET /cart', {}).catch(() => answered)
    return false
  } finally {
    underway = underway.filter((other) => other !== shown)
    show()
  }
}

const show = () => setCart(underway.reduce((cart, next) => next(cart), answered))
