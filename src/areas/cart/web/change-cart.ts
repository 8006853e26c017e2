import { callApi } from '../../../ui/call-api.ts'
import { tellFailure } from '../../accounts/web/tell-failure.ts'
import type { Cart, CartItem, cartEndpoints } from '../contract.ts'
import { atMost, type CartChange, nothing, oneLess, oneMore, quantityOf, without } from './cart-changes.ts'
import { currentVisitor, setCart } from './visitor.ts'

type Product = CartItem['Product']
/** Asks the server for the change, given the cart as it last answered; without an answer nothing was to be done. */
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

/** Puts one more of a product into the cart. @returns whether it is in it now; a refusal was told */
export const addToCart = (product: Product) =>
  change(oneMore(product), () =>
    api('POST /cart/add', { body: { product_id: product.id, quantity: 1, size: product.quantity } }),
  )

/** One less of a product; the last one takes the line away. */
export const lowerLine = (productId: number) =>
  change(oneLess(productId), () => api('POST /cart/subtract', { body: { product_id: productId } }))

/** Takes the line of a product away. */
export const removeLine = (productId: number) =>
  change(without(productId), async (cart) => {
    const line = cart.cartItems.find((item) => item.product_id === productId)
    return line && api('DELETE /cart/{id}', { params: { id: line.id } })
  })

/** Keeps as many of a product as are left, one step after the other, so that no step can lose the line. */
export const takeTheRest = (productId: number, left: number) =>
  change(atMost(productId, left), async (cart) => {
    let now: Cart | undefined
    for (let over = quantityOf(cart, productId) - left; over > 0; over--)
      now = await api('POST /cart/subtract', { body: { product_id: productId } })
    return now
  })

/** Empties the cart. */
export const clearCart = () => change(nothing, () => api('DELETE /cart/clear', {}))

/**
 * Shows a change at once and asks the server for it, one call after the other, so that quick clicks end where they
 * should. A refused change is taken back, alone, with a sentence.
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
    tellFailure(error, 'Your cart could not be changed. Please try again.')
    // What is left may have changed, and after a lost connection so may the cart.
    answered = await api('GET /cart', {}).catch(() => answered)
    return false
  } finally {
    underway = underway.filter((other) => other !== shown)
    show()
  }
}

const show = () => setCart(underway.reduce((cart, next) => next(cart), answered))
