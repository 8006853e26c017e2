import { type PointerEvent, type RefObject, type TouchEvent, useEffect, useState } from 'react'
import { allowsAutoplay } from '#browser/reduced-motion.ts'

/** Specification §9. */
const everyMs = 3000
/** The minimum horizontal distance of a swipe, in pixels. */
const swipePixels = 40

export type Rotation = ReturnType<typeof useRotation>

/**
 * Rotates slides every three seconds until paused. It waits while the mouse is over the slides or the focus is in them,
 * and until the next picture is loaded. It does not start with reduced motion or data saver, and stops while the slides
 * are off screen.
 * @param frame the element around the slides, whose events need the returned `handlers`
 * @returns `at` is the index of the shown slide and `go` shows another; `playing` is false after a pause, and `running`
 * also while the user interacts with the slides; a slide's picture must be rendered if `isDrawn`, and `settle` called
 * when it has loaded or failed
 */
export function useRotation(count: number, frame: RefObject<HTMLElement | null>) {
  const [at, setAt] = useState(0)
  const [playing, setPlaying] = useState(false)
  const [awaited, setAwaited] = useState<number>()
  const [loaded, setLoaded] = useState<readonly number[]>([0])
  const [isInteracting, setIsInteracting] = useState(false)
  const [touchedAt, setTouchedAt] = useState(0)
  useEffect(() => setPlaying(allowsAutoplay()), [])

  const go = (to: number) => setAt((to + count) % count)
  const running = playing && !isInteracting && count > 1
  const isTurning = useIsVisible(frame) && running
  useEffect(() => {
    if (!isTurning) return
    const next = (at + 1) % count
    const timer = setTimeout(() => (loaded.includes(next) ? setAt(next) : setAwaited(next)), everyMs)
    return () => clearTimeout(timer)
  }, [isTurning, at, count, loaded])

  const isDrawn = (slide: number) => slide === at || slide === awaited || loaded.includes(slide)
  /** Call it when a slide's picture has loaded or failed. */
  function settle(slide: number) {
    setLoaded([...loaded, slide])
    if (slide !== awaited) return
    setAwaited(undefined)
    if (isTurning) setAt(slide)
  }

  const handlers = {
    onPointerEnter: ({ pointerType }: PointerEvent) => setIsInteracting(pointerType === 'mouse'),
    onPointerLeave: () => setIsInteracting(false),
    onFocus: () => setIsInteracting(true),
    onBlur: () => setIsInteracting(false),
    onTouchStart: ({ touches }: TouchEvent) => setTouchedAt(touches[0]?.clientX ?? 0),
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const moved = (changedTouches[0]?.clientX ?? touchedAt) - touchedAt
      if (Math.abs(moved) > swipePixels) go(moved < 0 ? at + 1 : at - 1)
    },
  }
  return { at, go, isDrawn, settle, playing, running, setPlaying, handlers }
}

/** Whether the element is in the viewport; true until that is known. */
function useIsVisible(frame: RefObject<HTMLElement | null>) {
  const [inSight, setInSight] = useState(true)
  useEffect(() => {
    if (!frame.current) return
    const observer = new IntersectionObserver((entries) => setInSight(entries.at(-1)?.isIntersecting ?? true))
    observer.observe(frame.current)
    return () => observer.disconnect()
  }, [frame])
  return inSight
}
