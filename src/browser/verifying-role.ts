import { useSyncExternalStore } from 'react'

let pendingCount = 0
const listeners = new Set<() => void>()

function changePendingCount(change: 1 | -1) {
  pendingCount += change
  for (const listener of listeners) listener()
}

/**
 * Awaits a check of the user's role, during which `useVerifyingRole` is true, so that the layout can show it
 * (specification §2.2).
 */
export async function whileVerifyingRole<Answer>(work: Promise<Answer>): Promise<Answer> {
  changePendingCount(1)
  try {
    return await work
  } finally {
    changePendingCount(-1)
  }
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether the server is verifying the user's role. */
export const useVerifyingRole = () =>
  useSyncExternalStore(
    subscribe,
    () => pendingCount > 0,
    () => false,
  )
