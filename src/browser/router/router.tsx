import {
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { afterPaint } from '../after-paint.ts'
import { subscribeToCore } from './core.ts'
import type { RouterState } from './router-state.ts'
import { isScrolledDown, useScrollPosition } from './scroll-position.ts'

type RouteState = Pick<
  RouterState,
  'location' | 'matches' | 'loaderData' | 'errors' | 'initialized' | 'startsAtTop'
>
type NavigationState = Pick<RouterState, 'navigation' | 'revalidation' | 'blockers'>

const RouteStateContext = createContext<RouteState | null>(null)
const NavigationContext = createContext<NavigationState>({
  navigation: { state: 'idle' },
  revalidation: 'idle',
})

/** Wraps the whole page. Components that only read the current page do not re-render when a navigation starts. */
export function Router({ first, children }: { first: RouterState; children: ReactNode }) {
  const [state, setState] = useState(first)
  const { location, matches, loaderData, errors, initialized, startsAtTop } = state
  const { navigation, revalidation, blockers } = state
  useLayoutEffect(() => followCore(first, setState), [first])
  useScrollPosition(state)
  const routeState = useMemo(
    () => ({ location, matches, loaderData, errors, initialized, startsAtTop }),
    [location, matches, loaderData, errors, initialized, startsAtTop],
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
 * Renders each change of the core's state. Another page is rendered in one go, because in slices, between which the
 * browser paints, it takes twice as long; but not before the browser has shown that the link was pressed. Everything
 * else is rendered in slices, so that it gives way to input.
 * @returns a function that unsubscribes
 */
function followCore(first: RouterState, render: (state: RouterState) => void) {
  let state = first
  let isPageWaiting = false
  let isSubscribing = true
  const renderPage = () => {
    isPageWaiting = false
    const { location, preventScrollReset } = state
    state = { ...state, startsAtTop: !preventScrollReset && !isScrolledDown(location.key) }
    flushSync(() => render(state))
  }
  const unsubscribe = subscribeToCore((change) => {
    const { key } = state.location
    state = { ...state, ...change }
    if (isPageWaiting) return
    if (state.location.key === key) return startTransition(() => render(state))
    isPageWaiting = true
    // Back presses no link. React can't render at once while this function is subscribing.
    if (state.historyAction === 'POP' && !isSubscribing) renderPage()
    else afterPaint(renderPage)
  })
  isSubscribing = false
  return unsubscribe
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
