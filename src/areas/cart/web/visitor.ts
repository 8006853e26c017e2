import { useSyncExternalStore } from 'react'
import { callApi } from '../../../ui/call-api.ts'
import type { Profile } from '../../accounts/contract.ts'
import type { Cart, cartEndpoints } from '../contract.ts'

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
  state = next
  for (const listener of listeners) listener()
}

export const setCart = (cart: Cart) => setVisitor({ ...state, cart })

/** A cookie without secrets says that somebody is signed in; without it there is nothing to ask. */
export const maybeSignedIn = () => /(?:^|; )signed_in=1/.test(document.cookie)

const askWhoIsThere = () => callApi<typeof cartEndpoints>()('GET /session', {})

/** Asks who is signed in, in one call. A lost connection leaves what is known. */
export async function refreshVisitor() {
  if (!maybeSignedIn()) return setVisitor(nobody)
  try {
    setVisitor(await askWhoIsThere())
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
