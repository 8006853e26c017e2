import { type RefObject, useCallback, useState } from 'react'
import { useIsHydrating } from './use-is-hydrating.ts'

/**
 * Calls back once, as soon as a place is below the window or the page is at its top: what appears there then moves nothing
 * that somebody is looking at. For what comes later than the page, on a slow phone or network.
 * @returns a function that ends the waiting
 */
function whenUnseen(place: Element | null, show: () => void) {
  const stop = () => window.removeEventListener('scroll', check)
  const check = () => {
    if (place && window.scrollY > 0 && place.getBoundingClientRect().top < window.innerHeight) return
    stop()
    show()
  }
  window.addEventListener('scroll', check, { passive: true })
  check()
  return stop
}

/**
 * `whenUnseen` for a part whose data is requested when it is rendered. On the server's page this happens when the visitor
 * comes near it, so there it shows at once.
 */
export function useWhenUnseen(place: RefObject<Element | null>) {
  const isHydrating = useIsHydrating()
  const [waits] = useState(!isHydrating)
  return useCallback((show: () => void) => whenUnseen(waits ? place.current : null, show), [place, waits])
}
