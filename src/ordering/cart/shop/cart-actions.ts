import { callApi } from '#browser/call-api.ts'
import { showFailure } from '#people/sessions/shop/show-failure.ts'
import {
  currentVisitor,
  hasRole,
  hasSignedInHint,
  refreshVisitor,
  setCart,
} from '#people/sessions/shop/visitor.ts'
import type { Cart, CartBundle, CartItem, cartEndpoints } from '../contract.ts'
import * as words from '../words/en.ts'
import {
  type CartChange,
  type CartVariant,
  changeParts,
  decrementLine,
  dropAllLines,
  dropLine,
  incrementLine,
  limitLineToStock,
} from './optimistic-changes.ts'
import { variantParams } from './variant-params.ts'

/**
 * Sends a change to the server, given the cart of its last answer. Resolves with undefined when there was nothing to
 * send.
 */
type SendChange = (cart: Cart) => Promise<Cart | undefined>

const api = callApi<typeof cartEndpoints>()

/** The cart on screen is the last confirmed cart plus the changes that are being sent. */
const emptyCart: Cart = { id: 0, cartItems: [] }
let confirmedCart = emptyCart
let pendingChanges: CartChange[] = []
let queue = Promise.resolve()

/** Waits for the pending changes, then loads the cart from the server into the visitor store. */
export async function reloadCart() {
  await queue
  setCart(await api('GET /cart', {}))
}

/**
 * Adds one unit of a variant to the cart.
 * @returns whether it was added; a refusal has been shown
 */
export const addToCart = (variant: CartVariant) =>
  enqueueChange(incrementLine(variant), () =>
    api('POST /cart/add', {
      body: { product_id: variant.product_id, quantity: 1, size: variant.size, ...variantParams(variant) },
    }),
  )

/** A product in one of its sizes, as a page shows it. */
export type ShownProduct = CartVariant['Product'] & { pack_id: number | undefined; packs: unknown[] }

type AddFrom = {
  /** The path to come back to after a login. */
  page: string
  navigate: (path: string) => unknown
  /** Whether visitors have carts. */
  visitorCarts: boolean
}

/**
 * Adds one unit of a product, in the size that the page shows. A visitor is sent to log in, and the product is added
 * afterwards (decision P2); if visitors have carts, it is added to theirs. An administrator, who has no cart, is sent to
 * the products of the back office.
 */
export async function addOrLogIn(product: ShownProduct, { page, navigate, visitorCarts }: AddFrom) {
  // The user may have logged in in another tab.
  if (currentVisitor().user === null) await refreshVisitor()
  const { user } = currentVisitor()
  if (hasRole(user, 'admin')) return navigate('/admin?section=products')
  const isSignedOut = user === null || !hasSignedInHint()
  if (isSignedOut && !visitorCarts)
    return navigate(`/login?${new URLSearchParams({ from: page, add: String(product.id) })}`)
  return addProduct(product)
}

/** Adds one unit of the variant that a page shows to the cart. @returns whether it was added */
function addProduct(product: ShownProduct) {
  const { id, pack_id = 0, packs, name, quantity: size } = product
  const variantName = packs.length > 1 ? `${name} ${size}` : name
  return addToCart({ product_id: id, pack_id, name: variantName, size, Product: product })
}

/**
 * Adds bundles to the cart with all of their parts, or removes some with `by` below 0.
 * @returns whether it was changed; a refusal has been shown
 */
export const changeBundle = ({ id, parts }: Pick<CartBundle, 'id' | 'parts'>, by: number) =>
  enqueueChange(changeParts(parts, by), () => api('POST /cart/bundles', { body: { bundle_id: id, by } }))

/** Adds a bundle from its page: like `addOrLogIn`, but after a login the visitor is back on the page. */
export async function addBundleOrLogIn(
  bundle: Pick<CartBundle, 'id' | 'parts'>,
  { page, navigate, visitorCarts }: AddFrom,
) {
  if (currentVisitor().user === null) await refreshVisitor()
  const { user } = currentVisitor()
  if (hasRole(user, 'admin')) return navigate('/admin?section=bundles')
  if ((user === null || !hasSignedInHint()) && !visitorCarts)
    return navigate(`/login?${new URLSearchParams({ from: page })}`)
  return changeBundle(bundle, 1)
}

/** Removes one unit of a line, or the line with its last unit. */
export const decreaseQuantity = (line: CartItem) =>
  enqueueChange(decrementLine(line.pack_id), () =>
    api('POST /cart/subtract', { body: { product_id: line.product_id, ...variantParams(line) } }),
  )

/** Removes the line of a variant. */
const removeLine = (packId: number) =>
  enqueueChange(dropLine(packId), async (cart) => {
    const line = findCartLine(cart, packId)
    return line && api('DELETE /cart/{id}', { params: { id: line.id } })
  })

/**
 * Lowers the quantity of a variant to the `left` units in stock; 0 removes its line.
 * @returns whether it was changed
 */
export const reduceToStock = (packId: number, left: number) =>
  left === 0
    ? removeLine(packId)
    : enqueueChange(limitLineToStock(packId, left), async (cart) => {
        const line = findCartLine(cart, packId)
        return line && api('PUT /cart/{id}', { params: { id: line.id }, body: { most: left } })
      })

const findCartLine = ({ cartItems }: Cart, packId: number) =>
  cartItems.find((line) => line.pack_id === packId)

export const clearCart = () => enqueueChange(dropAllLines, () => api('DELETE /cart/clear', {}))

/**
 * Optimistic update: shows a change at once and sends the changes one after another, so that quick clicks add up. A
 * refused change is reverted alone, with a message.
 * @returns whether the change was accepted
 */
function enqueueChange(optimisticChange: CartChange, send: SendChange): Promise<boolean> {
  if (pendingChanges.length === 0) confirmedCart = currentVisitor().cart ?? emptyCart
  pendingChanges = [...pendingChanges, optimisticChange]
  showCartWithPendingChanges()
  const done = queue.then(() => sendAndConfirm(optimisticChange, send))
  queue = done.then(() => {})
  return done
}

/**
 * Sends a change that is shown already; if it fails, shows a message and loads the cart again.
 * @returns whether it was accepted
 */
async function sendAndConfirm(optimisticChange: CartChange, send: SendChange) {
  try {
    confirmedCart = (await send(confirmedCart)) ?? confirmedCart
    return true
  } catch (error) {
    showFailure(error, words.notChanged)
    // The stock may have changed, and after a lost connection the cart as well.
    confirmedCart = await api('GET /cart', {}).catch(() => confirmedCart)
    return false
  } finally {
    pendingChanges = pendingChanges.filter((other) => other !== optimisticChange)
    showCartWithPendingChanges()
  }
}

/** Shows the confirmed cart with the changes that are still being sent. */
const showCartWithPendingChanges = () =>
  setCart(pendingChanges.reduce((cart, next) => next(cart), confirmedCart))
