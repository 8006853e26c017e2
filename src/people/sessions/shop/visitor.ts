import { useSyncExternalStore } from 'react'
import { callApi } from '#browser/call-api.ts'
import type { Cart } from '#ordering/cart/contract.ts'
import type { Profile } from '#people/accounts/contract.ts'
import type { sessionEndpoints } from '../contract.ts'
import { takeOverDrafts } from './drafts/draft-names.ts'

/** Who looks at the page and what is in their cart; 'unknown' until the browser has asked. */
export type VisitorState = { user: Profile | null | 'unknown'; cart: Cart | null }

const unknown: VisitorState = { user: 'unknown', cart: null }
const nobody: VisitorState = { user: null, cart: null }

let state = unknown
const listeners = new Set<() => void>()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The visitor, for any part of the page. On the server and before the first answer it is unknown. */
export const useVisitor = () =>
  useSyncExternalStore(
    subscribe,
    () => state,
    () => unknown,
  )

export const currentVisitor = () => state

export function setVisitor(next: VisitorState) {
  const now = idOf(next)
  if (now !== undefined && now !== idOf(state)) takeOverDrafts(now)
  state = next
  for (const listener of listeners) listener()
}

const idOf = ({ user }: VisitorState) => (user === 'unknown' ? undefined : user?.id)

/** How often the cart was changed here: an answer that was asked for before a change does not know of it. */
let cartChanges = 0

export function setCart(cart: Cart) {
  cartChanges += 1
  setVisitor({ ...state, cart })
}

/** Cookies without secrets say that somebody is signed in or has a cart; without them there is nothing to ask. */
const isSaid = (name: string) => new RegExp(`(?:^|; )${name}=1`).test(document.cookie)
export const maybeSignedIn = () => isSaid('signed_in')

const askWhoIsThere = () => callApi<typeof sessionEndpoints>()('GET /session', {})

/** Asks who is signed in, in one call. A lost connection leaves what is known. */
export async function refreshVisitor() {
  if (!maybeSignedIn() && !isSaid('has_cart')) return setVisitor(nobody)
  const changesBefore = cartChanges
  try {
    const now = await askWhoIsThere()
    const isOvertaken = cartChanges !== changesBefore && now.cart
    setVisitor(isOvertaken ? { ...now, cart: state.cart } : now)
  } catch {
    if (state.user === 'unknown') setVisitor(nobody)
  }
}

/** For a page that is somebody's own: once another customer has logged in in another tab, it is loaded anew as theirs. */
export async function leaveSomebodyElses() {
  const { user } = state
  const now = await askWhoIsThere().catch(() => null)
  if (user !== null && user !== 'unknown' && now?.user && now.user.id !== user.id) window.location.reload()
}
