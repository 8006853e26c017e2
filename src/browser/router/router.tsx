import {
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react'
import { subscribeToCore } from './core.ts'
import type { RouterState } from './router-state.ts'
import { useScrollPosition } from './scroll-position.ts'

type RouteState = Pick<RouterState, 'location' | 'matches' | 'loaderData' | 'errors' | 'initialized'>
type NavigationState = Pick<RouterState, 'navigation' | 'revalidation' | 'blockers'>

const RouteStateContext = createContext<RouteState | null>(null)
const NavigationContext = createContext<NavigationState>({
  navigation: { state: 'idle' },
  revalidation: 'idle',
})

/** Wraps the whole page. Components that only read the current page do not re-render when a navigation starts. */
export function Router({ first, children }: { first: RouterState; children: ReactNode }) {
  const [state, setState] = useState(first)
  const { location, matches, loaderData, errors, initialized } = state
  const { navigation, revalidation, blockers } = state
  useLayoutEffect(
    () => subscribeToCore((change) => startTransition(() => setState((state) => ({ ...state, ...change })))),
    [],
  )
  useScrollPosition(state)
  const routeState = useMemo(
    () => ({ location, matches, loaderData, errors, initialized }),
    [location, matches, loaderData, errors, initialized],
  )
  const navigationState = useMemo(
    () => ({ navigation, revalidation, blockers }),
    [navigation, revalidation, blockers],
  )
  return (
    <RouteStateContext value={routeState}>
      <NavigationContext value={navigationState}>{children}</NavigationContext>
    </RouteStateContext>
  )
}

/**
 * The current page: its location, loader data and errors. Does not change when a navigation starts, only when it ends.
 * @throws outside of `Router`
 */
export function useRouteState() {
  const routeState = useContext(RouteStateContext)
  if (!routeState) throw new Error('This part of a page is drawn outside of the router.')
  return routeState
}

/** Whether a navigation or a revalidation is running. */
export const useNavigationState = () => useContext(NavigationContext)
