import { createContext, use } from 'react'
import type { PublicStoreSettings } from '../public-settings-contract.ts'

/** Provided once around the page; the settings do not change until the next document. */
export const StoreSettingsContext = createContext<PublicStoreSettings | null>(null)

/** The store settings that are sent to the browser. */
export function useStoreSettings() {
  const store = use(StoreSettingsContext)
  if (!store) throw new Error('Nobody told this part whose shop it stands in.')
  return store
}
