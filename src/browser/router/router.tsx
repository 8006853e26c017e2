import {
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react'
import { followCore } from './core.ts'
import { useScrollPosition } from './scroll-position.ts'
import type { Situation } from './situation.ts'

type Place = Pick<Situation, 'location' | 'matches' | 'loaderData' | 'errors' | 'initialized'>
type Movement = Pick<Situation, 'navigation' | 'revalidation' | 'blockers'>

const PlaceContext = createContext<Place | null>(null)
const MovementContext = createContext<Movement>({ navigation: { state: 'idle' }, revalidation: 'idle' })

/** Around the whole page. What only looks at the page is not drawn again when a step begins. */
export function Router({ first, children }: { first: Situation; children: ReactNode }) {
  const [situation, setSituation] = useState(first)
  const { location, matches, loaderData, errors, initialized } = situation
  const { navigation, revalidation, blockers } = situation
  useLayoutEffect(
    () =>
      followCore((change) =>
        startTransition(() => setSituation((situation) => ({ ...situation, ...change }))),
      ),
    [],
  )
  useScrollPosition(situation)
  const place = useMemo(
    () => ({ location, matches, loaderData, errors, initialized }),
    [location, matches, loaderData, errors, initialized],
  )
  const movement = useMemo(
    () => ({ navigation, revalidation, blockers }),
    [navigation, revalidation, blockers],
  )
  return (
    <PlaceContext value={place}>
      <MovementContext value={movement}>{children}</MovementContext>
    </PlaceContext>
  )
}

/** @throws outside of `Router` */
export function usePlace() {
  const place = useContext(PlaceContext)
  if (!place) throw new Error('This part of a page is drawn outside of the router.')
  return place
}

export const useMovement = () => useContext(MovementContext)
