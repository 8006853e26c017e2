import { type ReactNode, useDeferredValue } from 'react'
import { useIsHydrating } from '../use-is-hydrating.ts'
import { useRouteState } from './router.tsx'

/**
 * Content that is not visible at first. A page that is shown from its top renders it a moment after the rest, so that
 * the heading does not wait for it. The server's page is rendered whole, also if it is hydrated only after the visitor
 * has followed a link within it, and so is a page that Back leads to if it was scrolled down, because its scroll
 * position is restored.
 */
export function BelowFold({ children }: { children: ReactNode }) {
  const { startsAtTop } = useRouteState()
  const isHydrating = useIsHydrating()
  return useDeferredValue(true, isHydrating || !startsAtTop) ? children : null
}
