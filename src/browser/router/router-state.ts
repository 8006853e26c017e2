import type { Blocker, Location, Params } from 'react-router'

/**
 * The current location and its loader data, as in React Router's data router. The server provides it for the first
 * page; after the first navigation it is the router's own state.
 */
export type RouterState = {
  location: Location
  matches: { params: Params; route: { id: string; handle?: unknown } }[]
  loaderData: Record<string, unknown>
  errors: Record<string, unknown> | null
  /** False while there is nothing to show yet, as on a page that requires a login. */
  initialized: boolean
  navigation: { state: 'idle' | 'loading' | 'submitting' }
  revalidation: 'idle' | 'loading'
  preventScrollReset?: boolean
  /** How the page was opened; absent for the server's page. */
  historyAction?: 'POP' | 'PUSH' | 'REPLACE'
  /** The page was opened in the browser and is shown from its top, so what is further down may follow later. */
  startsAtTop?: boolean
  blockers?: Map<string, Blocker>
}
