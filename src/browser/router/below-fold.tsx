import { type ReactNode, useDeferredValue } from 'react'
import { useRouteState } from './router.tsx'

/**
 * Content that is not visible at first. A page that is shown from its top renders it a moment after the rest, so that
 * the heading does not wait for it. The server's page is rendered whole, and so is a page that Back leads to if it was
 * scrolled down, because its scroll position is restored.
 */
export function BelowFold({ children }: { children: ReactNode }) {
  const { startsAtTop } = useRouteState()
  return useDeferredValue(true, !startsAtTop) ? children : null
}
