import { callApi } from '#browser/call-api.ts'
import { isConnectionLost } from '#browser/error-message.ts'
import { showFailure } from '#people/sessions/shop/show-failure.ts'
import {
  currentVisitor,
  emptyCart,
  hasRole,
  hasSignedInHint,
  refreshVisitor,
  setCart,
} from '#people/sessions/shop/visitor.ts'
import type { Cart, CartBundle, CartItem, CartLineInput, cartEndpoints } from '../contract.ts'
import * as words from '../words/en.ts'
import type { ChangeKeeper, KeepableChange } from './change-keeper.ts'
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
import { sendLines } from './send-lines.ts'
import { variantParams } from './variant-params.ts'

/**
 * Sends a change to the server, given the cart of its last answer. Resolves with undefined when there was nothing to
 * send.
 */
type SendChange = (cart: Cart, change: Repeatable) => Promise<Cart | undefined>
/** Names a change that may be sent again, and whose it is. */
type Repeatable = { change?: { key: string; made_by: number | null } }

const api = callApi<typeof cartEndpoints>()

/** The cart on screen is the last confirmed cart plus the changes that are being sent. */
let confirmedCart = emptyCart
let pendingChanges: CartChange[] = []
let queue = Promise.resolve()
let keeper: ChangeKeeper | undefined

/** Sets what keeps changes that can't be sent, once its code is loaded (`keep-changes.ts`). */
export function setChangeKeeper(next: ChangeKeeper) {
  keeper = next
}

/** The changes that were kept are in this cart now, or were refused: shows it. */
export function showConfirmedCart(cart: Cart) {
  confirmedCart = cart
  pendingChanges = pendingChanges.filter((change) => !keptChanges.has(change))
  showCartWithPendingChanges()
}

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
  enqueueChange(
    incrementLine(variant),
    (_, change) =>
      api('POST /cart/add', {
        body: {
          product_id: variant.product_id,
          quantity: 1,
          size: variant.size,
          ...variantParams(variant),
          ...change,
        },
      }),
    { kind: 'add', variant },
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
export async function addOrLogIn(product: ShownProduct, from: AddFrom) {
  return (await mayFillCart(from, { add: String(product.id) })) && addProduct(product)
}

/**
 * Adds several lines in one call, at today's prices and as far as they are in stock; otherwise as `addOrLogIn`.
 * @returns what was added and what was not; null if the visitor is sent elsewhere
 */
export async function addLinesOrLogIn(lines: CartLineInput[], from: AddFrom) {
  const wanted = lines.map(({ product_id, pack_id, quantity }) => `${product_id}.${pack_id}.${quantity}`)
  if (!(await mayFillCart(from, { lines: wanted.join('-') }))) return null
  await queue
  return sendLines(lines)
}

/**
 * Whether whoever uses the page has a cart to fill; if not, sends them to log in or to the back office.
 * @param wanted what to add after the login, for the URL of its page
 */
async function mayFillCart({ page, navigate, visitorCarts }: AddFrom, wanted: Record<string, string>) {
  // The user may have logged in in another tab.
  if (currentVisitor().user === null) await refreshVisitor()
  const { user } = currentVisitor()
  const isSignedOut = user === null || !hasSignedInHint()
  if (hasRole(user, 'admin')) await navigate('/admin?section=products')
  else if (isSignedOut && !visitorCarts && !keeper?.isLoggedInOffline())
    await navigate(`/login?${new URLSearchParams({ from: page, ...wanted })}`)
  else return true
  return false
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

/** Adds a bundle from its page; otherwise as `addOrLogIn`, but after a login the visitor is back on the page. */
export async function addBundleOrLogIn(bundle: Pick<CartBundle, 'id' | 'parts'>, from: AddFrom) {
  return (await mayFillCart(from, {})) && changeBundle(bundle, 1)
}

/** Removes one unit of a line, or the line with its last unit. */
export const decreaseQuantity = (line: CartItem) =>
  enqueueChange(
    decrementLine(line.pack_id),
    (_, change) =>
      api('POST /cart/subtract', {
        body: { product_id: line.product_id, ...variantParams(line), ...change },
      }),
    { kind: 'subtract', variant: line },
  )

/** Removes the line of a variant. */
const removeLine = (packId: number) => {
  const variant = findCartLine(currentVisitor().cart ?? emptyCart, packId)
  return enqueueChange(
    dropLine(packId),
    async (cart) => {
      const line = findCartLine(cart, packId)
      return line && api('DELETE /cart/{id}', { params: { id: line.id } })
    },
    variant && { kind: 'remove', variant },
  )
}

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
function enqueueChange(
  optimisticChange: CartChange,
  send: SendChange,
  keepable?: KeepableChange,
): Promise<boolean> {
  if (pendingChanges.length === 0) confirmedCart = currentVisitor().cart ?? emptyCart
  pendingChanges = [...pendingChanges, optimisticChange]
  showCartWithPendingChanges()
  const done = queue.then(() => sendAndConfirm(optimisticChange, send, keepable))
  queue = done.then(() => {})
  return done
}

const keptChanges = new WeakSet<CartChange>()

/**
 * Sends a change that is shown already. Without an answer it is kept, and stays on screen; if it fails otherwise, shows a
 * message and loads the cart again.
 * @returns whether it was accepted
 */
async function sendAndConfirm(optimisticChange: CartChange, send: SendChange, keepable?: KeepableChange) {
  const change = keepable && keeper?.name(keepable)
  try {
    if (change && keeper?.mustWait(change)) return keep()
    const { key, made_by } = change ?? {}
    confirmedCart =
      (await send(confirmedCart, key && made_by !== undefined ? { change: { key, made_by } } : {})) ??
      confirmedCart
    return true
  } catch (error) {
    if (change && isConnectionLost(error)) return keep(error)
    await showAndReload(error)
    return false
  } finally {
    if (!keptChanges.has(optimisticChange))
      pendingChanges = pendingChanges.filter((other) => other !== optimisticChange)
    showCartWithPendingChanges()
  }

  /** It waits, on this device, until the connection is back; after those that wait already. */
  async function keep(error?: unknown) {
    if (change && keeper?.keep(change)) keptChanges.add(optimisticChange)
    else await showAndReload(error)
    return false
  }
}

async function showAndReload(error: unknown) {
  showFailure(error, words.notChanged)
  // The stock may have changed, and after a lost connection the cart as well.
  confirmedCart = await api('GET /cart', {}).catch(() => confirmedCart)
}

/** Shows the confirmed cart with the changes that are still being sent, or wait for the connection. */
const showCartWithPendingChanges = () =>
  setCart(pendingChanges.reduce((cart, next) => next(cart), confirmedCart))
