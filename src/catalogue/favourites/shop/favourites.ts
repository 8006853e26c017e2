import { useSyncExternalStore } from 'react'
import { callApi } from '#browser/call-api.ts'
import { readStored, rememberedNames, removeStored, writeStored } from '#browser/local-storage.ts'
import { onPageVisible } from '#browser/on-page-visible.ts'
import { showFailure } from '#people/sessions/shop/show-failure.ts'
import { currentVisitor, hasRole, subscribeToVisitor } from '#people/sessions/shop/visitor.ts'
import { toast } from '#ui/feedback/toast.ts'
import type { favouriteEndpoints } from '../contract.ts'
import * as words from '../words/en.ts'

/** As many favourites as a visitor's browser keeps; a login can merge them with one request. */
const mostOfVisitor = 100

/** The favourites that this device shows: of an account, as far as known, or of whoever is not logged in (null). */
type Stored = { owner: number | null; ids: number[] }

const api = callApi<typeof favouriteEndpoints>()
const nobodys: Stored = { owner: null, ids: [] }

function readFromDevice(): Stored {
  try {
    const { owner, ids } = JSON.parse(readStored(rememberedNames.favourites) ?? '') as Partial<Stored>
    return Array.isArray(ids) ? { owner: owner ?? null, ids: ids.filter(Number.isInteger) } : nobodys
  } catch {
    return nobodys
  }
}

let state = nobodys
/** How often a favourite was changed here: an answer that was requested before is outdated. */
let changes = 0
const listeners = new Set<() => void>()

function show(next: Stored, isStored = true) {
  state = next
  if (isStored) {
    if (next.ids.length === 0) removeStored(rememberedNames.favourites)
    else writeStored(rememberedNames.favourites, JSON.stringify(next))
  }
  for (const listener of listeners) listener()
}

/** The id of the customer who is logged in; null for nobody; undefined if that is unknown, or an administrator's. */
function customerId() {
  const { user } = currentVisitor()
  if (user === 'unknown' || hasRole(user, 'admin')) return undefined
  return user?.id ?? null
}

/**
 * Brings the favourites in line with whoever uses the page now: a customer's are loaded, and those of the visitor who has
 * just logged in are merged into them. An account's favourites are dropped when nobody is logged in.
 */
async function synchronize() {
  const user = customerId()
  if (user === undefined) return
  const { owner, ids } = readFromDevice()
  if (user === null) {
    isKnown = true
    return show(owner === null ? { owner, ids } : nobodys)
  }
  show({ owner: user, ids: owner === null || owner === user ? ids : [] }, false)
  const before = changes
  try {
    const isMerging = owner === null && ids.length > 0
    const { product_ids } = await (isMerging
      ? api('POST /favourites', { body: { product_ids: ids.slice(0, mostOfVisitor) } })
      : api('GET /favourites', {}))
    isKnown = true
    if (customerId() === user && changes === before) show({ owner: user, ids: product_ids })
  } catch {
    isKnown = true
    show(state, false)
    // Without a connection, what this device remembers is shown; the next visible page tries again.
  }
}

/** Whether the favourites of whoever uses the page are complete, as far as they can be loaded. */
let isKnown = false

let isWatching = false
/** Begins to follow logins, other tabs and other devices, with the first heart that is shown. */
function watch() {
  if (isWatching) return
  isWatching = true
  state = readFromDevice()
  let user = customerId()
  void synchronize()
  subscribeToVisitor(() => {
    if (user === customerId()) return
    user = customerId()
    void synchronize()
  })
  window.addEventListener('storage', ({ key }) => {
    if (key === rememberedNames.favourites || key === null) show(readFromDevice(), false)
  })
  onPageVisible(() => void synchronize())
}

const subscribe = (listener: () => void) => {
  watch()
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The ids of the favourites, the newest first. Empty on the server and before hydration. */
export const useFavourites = () =>
  useSyncExternalStore(
    subscribe,
    () => state.ids,
    () => nobodys.ids,
  )

/** Whether the list is complete: until then, it may lack what was saved on another device. */
export const useFavouritesKnown = () =>
  useSyncExternalStore(
    subscribe,
    () => isKnown,
    () => false,
  )

/**
 * Saves a product or removes it: shown at once, and taken back with a message if the server refuses it.
 * @returns whether it was done
 */
async function toggleFavourite(id: number): Promise<boolean> {
  const { owner, ids } = state
  const isSaved = ids.includes(id)
  const without = ids.filter((other) => other !== id)
  const user = customerId() ?? owner
  const wanted = isSaved ? without : [id, ...without]
  changes += 1
  const own = changes
  show({ owner: user, ids: user === null ? wanted.slice(0, mostOfVisitor) : wanted })
  if (user === null) return true
  try {
    const { product_ids } = await (isSaved
      ? api('DELETE /favourites/{id}', { params: { id } })
      : api('POST /favourites', { body: { product_ids: [id] } }))
    if (changes === own) show({ owner: user, ids: product_ids })
    return true
  } catch (error) {
    const now = state.ids.filter((other) => other !== id)
    show({ owner: user, ids: isSaved ? [id, ...now] : now })
    showFailure(error, words.notSaved)
    return false
  }
}

/** The same, and says so. */
export async function toggleAndNotify(id: number) {
  const wasSaved = state.ids.includes(id)
  if (await toggleFavourite(id)) toast.success(wasSaved ? words.removed : words.saved, { seconds: 2 })
}
