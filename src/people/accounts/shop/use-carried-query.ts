import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * The query a page was opened with, such as `?from=/cart`, for its links to pass on. Empty during hydration, because the
 * cached page is the same for every query.
 */
export const useCarriedQuery = () =>
  useSyncExternalStore(
    never,
    () => window.location.search,
    () => '',
  )
