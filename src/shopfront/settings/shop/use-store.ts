import { createContext, use } from 'react'
import type { ShownStore } from '../contract.ts'

/** Given once, around the whole page: the merchant's facts stay what they were when it was sent. */
export const StoreContext = createContext<ShownStore | null>(null)

/** The merchant's facts. */
export function useStore() {
  const store = use(StoreContext)
  if (!store) throw new Error('Nobody told this part whose shop it stands in.')
  return store
}
