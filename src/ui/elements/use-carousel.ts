import type { UseEmblaCarouselType } from 'embla-carousel-react'
import { type RefObject, useEffect, useState } from 'react'
import { prefersReducedMotion } from '#browser/reduced-motion.ts'

type Embla = UseEmblaCarouselType[1]
type Viewport = RefObject<HTMLElement | null>

/**
 * The index of the selected slide, and the number of positions, which depends on the window's width: 0 until it is
 * known.
 */
export function useSelectedSlide(embla: Embla, start: number) {
  const [place, setPlace] = useState({ selected: start, count: 0 })
  useEffect(() => {
    if (!embla) return
    const read = () =>
      setPlace({ selected: embla.selectedScrollSnap(), count: embla.scrollSnapList().length })
    read()
    embla.on('select', read).on('reInit', read)
    return () => {
      embla.off('select', read).off('reInit', read)
    }
  }, [embla])
  return place
}

/** Advances after `every` milliseconds. Each step, also a manual one, restarts the timer; undefined stops it. */
export function useAutoplay(embla: Embla, every: number | undefined, selected: number) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new selection restarts the wait.
  useEffect(() => {
    if (!embla || every === undefined) return
    const timer = setInterval(() => embla.scrollNext(), every)
    return () => clearInterval(timer)
  }, [embla, every, selected])
}

/** True while the mouse is over the slides or the focus is in one, so that text does not move while it is read. */
export function useHoverOrFocus(viewport: Viewport) {
  const [pointed, setPointed] = useState(false)
  const [focused, setFocused] = useState(false)
  useListener(viewport, 'pointerenter', (event) => setPointed(event.pointerType === 'mouse'))
  useListener(viewport, 'pointerleave', () => setPointed(false))
  useListener(viewport, 'focusin', () => setFocused(true))
  useListener(viewport, 'focusout', () => setFocused(false))
  return pointed || focused
}

/** The arrow keys move the slides while the focus is in one. */
export function useArrowKeys(embla: Embla, viewport: Viewport) {
  useListener(viewport, 'keydown', ({ key }) => {
    if (key === 'ArrowLeft') embla?.scrollPrev(prefersReducedMotion())
    if (key === 'ArrowRight') embla?.scrollNext(prefersReducedMotion())
  })
}

function useListener<Name extends keyof HTMLElementEventMap>(
  viewport: Viewport,
  name: Name,
  listener: (event: HTMLElementEventMap[Name]) => void,
) {
  useEffect(() => {
    const element = viewport.current
    element?.addEventListener(name, listener)
    return () => element?.removeEventListener(name, listener)
  })
}
