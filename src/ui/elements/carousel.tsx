import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react'
import { onNearViewport } from '#browser/on-near-viewport.ts'
import { whenIdle } from '#browser/when-idle.ts'
import * as words from '../words/en.ts'
import type { CarouselMotionProps } from './carousel-motion.tsx'
import { classNames } from './class-names.ts'

/** The number of slides side by side: always one, or one, two from 640 px, three from 1024 px (specification §2.13). */
const slideLooks = {
  one: 'basis-full',
  upToThree: 'basis-full sm:basis-1/2 lg:basis-1/3',
}

type CarouselProps = {
  label: string
  slides: { key: string | number; content: ReactNode }[]
  perView?: keyof typeof slideLooks
  /** 30 px between slides, or none. */
  gap?: boolean
  loop?: boolean
  /** Milliseconds between steps; without it the carousel does not move by itself. */
  autoplay?: number
  /** Arrows, dots and pause button: below the slides, or over their lower edge. */
  controls?: 'below' | 'over'
}

/**
 * A carousel. The server renders a scrollable row with snap points; motion, arrows and dots are loaded when it is near
 * the viewport and the browser is idle.
 */
export function Carousel({
  label,
  slides,
  perView = 'one',
  gap,
  controls = 'below',
  ...options
}: CarouselProps) {
  const viewport = useRef<HTMLDivElement>(null)
  const Motion = useMotionWhenNear(viewport)
  const several = slides.length > 1
  return (
    <section aria-label={label} aria-roledescription={words.carousel} className="relative">
      <div
        ref={viewport}
        className={
          Motion
            ? 'overflow-hidden'
            : 'snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:none]'
        }
      >
        <ul className={classNames('flex touch-pan-y touch-pinch-zoom', gap && '-ml-7.5')}>
          {slides.map(({ key, content }) => (
            <li
              key={key}
              className={classNames(
                'min-w-0 shrink-0 grow-0 snap-start',
                slideLooks[perView],
                gap && 'pl-7.5',
              )}
            >
              {content}
            </li>
          ))}
        </ul>
      </div>
      {several && (
        <div className={controls === 'over' ? 'absolute inset-x-0 bottom-3 md:bottom-5' : 'mt-4 min-h-11'}>
          {Motion && <Motion viewport={viewport} over={controls === 'over'} {...options} />}
        </div>
      )}
    </section>
  )
}

/**
 * Loads the moving part when the carousel comes near the viewport; without it the row still scrolls.
 * @returns the component, undefined until it is loaded
 */
function useMotionWhenNear(viewport: { current: HTMLElement | null }) {
  const [Motion, setMotion] = useState<ComponentType<CarouselMotionProps>>()
  useEffect(() => {
    const element = viewport.current
    if (!element) return
    return onNearViewport(element, 200, () =>
      whenIdle(() =>
        import('./carousel-motion.tsx').then((module) => setMotion(() => module.default), doNothing),
      ),
    )
  }, [viewport])
  return Motion
}

const doNothing = () => undefined
