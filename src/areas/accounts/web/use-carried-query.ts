import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * The query a page was opened with, such as `?from=/cart`, to be carried on by its links. Empty while the cached
 * page, which is the same for every query, is taken over by the browser.
 */
export const useCarriedQuery = () =>
  useSyncExternalStore(
    never,
    () => window.location.search,
    () => '',
  )
