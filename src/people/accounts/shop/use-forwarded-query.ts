import { useSyncExternalStore } from 'react'

/** For a value that never changes. */
const subscribeToNothing = () => () => {}

/**
 * The query a page was opened with, such as `?from=/cart`, for its links to pass on. Empty during hydration, because the
 * cached page is the same for every query.
 */
export const useForwardedQuery = () =>
  useSyncExternalStore(
    subscribeToNothing,
    () => window.location.search,
    () => '',
  )
