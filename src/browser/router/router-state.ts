import type { Blocker, Location, Params } from 'react-router'

/**
 * Where somebody is and what was loaded for it, as React Router's data router says it. The server says it for the first
 * page; from the first step on it is the router's own state.
 */
export type RouterState = {
  location: Location
  matches: { params: Params; route: { id: string; handle?: unknown } }[]
  loaderData: Record<string, unknown>
  errors: Record<string, unknown> | null
  /** False while there is nothing to show yet: a page behind the guard. */
  initialized: boolean
  navigation: { state: 'idle' | 'loading' | 'submitting' }
  revalidation: 'idle' | 'loading'
  preventScrollReset?: boolean
  blockers?: Map<string, Blocker>
}
