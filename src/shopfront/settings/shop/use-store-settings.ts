import { createContext, use } from 'react'
import type { PublicStoreSettings } from '../public-settings-contract.ts'

/** Provided once around the page. The settings change without a new document only if they are saved on this page. */
export const StoreSettingsContext = createContext<PublicStoreSettings | null>(null)

/**
 * The public store settings, in the language of the page.
 * @throws outside of `StoreSettingsContext`
 */
export function useStoreSettings() {
  const store = use(StoreSettingsContext)
  if (!store) throw new Error('useStoreSettings needs a StoreSettingsContext around it.')
  return store
}
