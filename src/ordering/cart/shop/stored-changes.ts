import { readStored, writeStored } from '#browser/local-storage.ts'
import { waitingChangesName } from '#browser/purge-device-data.ts'
import { dayMs } from '#values/time/durations.ts'
import type { StoredChange } from './change-keeper.ts'

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
