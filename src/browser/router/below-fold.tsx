import { type ReactNode, useDeferredValue } from 'react'
import { useRouteState } from './router.tsx'

/**
 * Content that is not visible at first. When a link has been followed, it is rendered a moment after the rest of the
 * page, so that the heading does not wait for it. The server's page is rendered whole, and so is a page that Back leads
 * to, because its scroll position is restored.
 */
export function BelowFold({ children }: { children: ReactNode }) {
  const { isFollowed } = useRouteState()
  return useDeferredValue(true, !isFollowed) ? children : null
}
