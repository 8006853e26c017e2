import { waitingChangesName } from '#browser/forget-visits.ts'
import { readStored, writeStored } from '#browser/local-storage.ts'
import { dayMs } from '#values/time/durations.ts'

/** A change of the cart that waits on this device until it can be sent. */
export type StoredChange = {
  /** The shop makes the change once, however often it is sent. */
  key: string
  /** The account it was made for; null for a visitor. */
  made_by: number | null
  /** When, in milliseconds. */
  at: number
  kind: 'add' | 'subtract' | 'remove'
  product_id: number
  pack_id: number
  name: string
  /** The price that was shown, in rupees. */
  price: number
  /** The id of a line to be removed, if the cart had it. */
  line?: number
}

/** More would not fit on a screen, and nobody taps that often without noticing that the connection is lost. */
const maxChanges = 50
/** Later nobody expects them in the cart any more. The shop knows their keys for longer (`cart-changes.queries.ts`). */
const lifetimeMs = 3 * dayMs

/** The waiting changes, oldest first. */
export function readChanges(): StoredChange[] {
  try {
    const stored: StoredChange[] = JSON.parse(readStored(waitingChangesName) || '[]')
    return stored.filter(({ at }) => Date.now() - at < lifetimeMs)
  } catch {
    return []
  }
}

/** @returns whether it is stored: there is room for it, and the browser has storage */
export function appendChange(change: StoredChange) {
  const earlier = readChanges()
  if (earlier.length >= maxChanges) return false
  writeStored(waitingChangesName, JSON.stringify([...earlier, change]))
  return readChanges().some(({ key }) => key === change.key)
}

/** Removes the changes with these keys; those that another tab has added meanwhile stay. */
export function dropChanges(keys: string[]) {
  const rest = readChanges().filter(({ key }) => !keys.includes(key))
  writeStored(waitingChangesName, JSON.stringify(rest))
}
