import { useSyncExternalStore } from 'react'
import { callApi } from '#browser/call-api.ts'
import type { Cart } from '#ordering/cart/contract.ts'
import type { Profile } from '#people/accounts/contract.ts'
import type { SessionProfile, sessionEndpoints } from '../contract.ts'
import { claimVisitorDrafts } from './drafts/draft-names.ts'

/** The user and the number of cart entries; 'unknown' until the browser has loaded them. */
export type VisitorState = { user: SessionProfile | null | 'unknown'; cart: Cart | null }

const unknown: VisitorState = { user: 'unknown', cart: null }
export const emptyCart: Cart = { id: 0, cartItems: [] }
/**
 * Nobody is signed in, and this browser has no cart. The cart is empty rather than unknown: a cart or checkout page that
 * has loaded before would wait for it again.
 */
export const nobody: VisitorState = { user: null, cart: emptyCart }

let state = unknown
const listeners = new Set<() => void>()

/** Calls the listener when somebody logs in or out, or the cart changes. @returns a function that stops it */
export const subscribeToVisitor = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The visitor, for any component. 'unknown' on the server and before the first response. */
export const useVisitor = () =>
  useSyncExternalStore(
    subscribeToVisitor,
    () => state,
    () => unknown,
  )

/** The visitor, for code outside of components; see `useVisitor`. */
export const currentVisitor = () => state

/**
 * Sets who uses the page, and notifies the components that show it. After a login the visitor's drafts become the
 * account's.
 */
export function setVisitor(next: VisitorState) {
  const now = userIdOf(next)
  if (now !== undefined && now !== userIdOf(state)) claimVisitorDrafts(now)
  state = next
  for (const listener of listeners) listener()
}

/** Whether a visitor is known to have a role. */
export const hasRole = (user: VisitorState['user'], role: Profile['role']) =>
  user !== 'unknown' && user?.role === role

const userIdOf = ({ user }: VisitorState) => (user === 'unknown' ? undefined : user?.id)

/** How often the cart was changed on this page: a response requested before a change is outdated. */
let cartChanges = 0

/** Sets the visitor's cart, and notifies the components that show it. */
export function setCart(cart: Cart) {
  cartChanges += 1
  setVisitor({ ...state, cart })
}

/**
 * Whether a hint cookie is set. They have no secrets and mark a signed-in user or a cart; without them no request is
 * needed.
 */
const hasHintCookie = (name: string) => new RegExp(`(?:^|; )${name}=1`).test(document.cookie)
/** Whether somebody is probably signed in, as far as this browser knows without asking the server. */
export const hasSignedInHint = () => hasHintCookie('signed_in')

let isUnsure = false
/** Whether the shop could not be asked who is signed in, the last time. */
export const isVisitorUnsure = () => isUnsure

const fetchVisitor = () => callApi<typeof sessionEndpoints>()('GET /session', {})

/**
 * Loads the user and the cart in one call and sets them for all components (`setVisitor`). Without hint cookies there
 * is nobody, and no request is made. If the connection is lost, the known state stays. Never throws.
 */
export async function refreshVisitor() {
  if (!hasSignedInHint() && !hasHintCookie('has_cart')) return setVisitor(nobody)
  const changesBefore = cartChanges
  try {
    const now = await fetchVisitor()
    const isCartOutdated = cartChanges !== changesBefore && now.cart
    isUnsure = false
    if (isCartOutdated) setVisitor({ ...now, cart: state.cart })
    else setVisitor(now.user || now.cart ? now : nobody)
  } catch {
    isUnsure = true
    if (state.user === 'unknown') setVisitor(nobody)
  }
}

/** For a page that belongs to one customer: reloads it if another user has logged in in another tab. */
export async function reloadIfUserChanged() {
  const { user } = state
  const now = await fetchVisitor().catch(() => null)
  if (user !== null && user !== 'unknown' && now?.user && now.user.id !== user.id) window.location.reload()
}
