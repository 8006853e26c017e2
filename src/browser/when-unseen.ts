import { useCallback, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
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
 * For a part whose data is requested when it is rendered: `showWhenUnseen` shows what was loaded as `whenUnseen` does, and
 * returns a function that ends the loading and the waiting. Without the `place` that the part renders, it shows at once.
 * @param showsOnServersPage whether it shows at once on the server's page, because it must not be missed there
 */
export function useWhenUnseen({ showsOnServersPage = false } = {}) {
  const place = useRef<HTMLDivElement>(null)
  const isHydrating = useIsHydrating()
  const [waits] = useState(!(isHydrating && showsOnServersPage))
  const showWhenUnseen = useCallback(
    <Found>(loading: Promise<Found>, show: (found: Found) => void) => {
      let isGone = false
      let stop = () => {}
      const arrived = (found: Found) => {
        // Rendered at once: by the time of a later rendering the visitor may have scrolled to the place.
        const showAtOnce = () => flushSync(() => show(found))
        if (!isGone) stop = whenUnseen(waits ? place.current : null, showAtOnce)
      }
      // A part that can't be loaded stays as it is.
      loading.then(arrived, () => {})
      return () => {
        isGone = true
        stop()
      }
    },
    [waits],
  )
  return { place, showWhenUnseen }
}
