import useEmblaCarousel from 'embla-carousel-react'
import { type RefObject, useLayoutEffect, useState } from 'react'
import { allowsAutoplay, prefersReducedMotion } from '#browser/reduced-motion.ts'
import * as words from '../words/en.ts'
import { classNames } from './class-names.ts'
import { ChevronLeftIcon, ChevronRightIcon, type IconComponent, PauseIcon, PlayIcon } from './icons.tsx'
import { useArrowKeys, useAutoplay, useHoverOrFocus, useSelectedSlide } from './use-carousel.ts'

export type CarouselMotionProps = {
  /** The element that shows the slides. */
  viewport: RefObject<HTMLElement | null>
  loop?: boolean
  /** Milliseconds between steps. */
  autoplay?: number
  /** The controls are over the slides. */
  over: boolean
}

/** Moves the slides of a carousel and shows its arrows, dots and pause button. */
export default function CarouselMotion({ viewport, loop, autoplay, over }: CarouselMotionProps) {
  const [start] = useState(() => takeOverScroll(viewport.current))
  const [attach, embla] = useEmblaCarousel({ loop, align: 'start', startIndex: start })
  useLayoutEffect(() => attach(viewport.current), [attach, viewport])

  const [playing, setPlaying] = useState(() => autoplay !== undefined && allowsAutoplay())
  const { selected, count } = useSelectedSlide(embla, start)
  const isInUse = useHoverOrFocus(viewport)
  const running = playing && !isInUse
  useAutoplay(embla, running ? autoplay : undefined, selected)
  useArrowKeys(embla, viewport)
  const go = (to: number) => embla?.scrollTo((to + count) % count, prefersReducedMotion())

  return (
    <div
      className={classNames(
        'mx-auto flex w-fit max-w-full items-center justify-center gap-x-1',
        over && 'rounded-full bg-paper/85 shadow-card',
        // The row becomes wider with its dots, and nothing on the page may move.
        count === 0 && 'invisible',
      )}
    >
      <Control name={words.previousSlide} icon={ChevronLeftIcon} onClick={() => go(selected - 1)} />
      <Dots count={count} selected={selected} onChoose={go} />
      <Control name={words.nextSlide} icon={ChevronRightIcon} onClick={() => go(selected + 1)} />
      {autoplay !== undefined && (
        <Control
          name={playing ? words.pause : words.play}
          icon={playing ? PauseIcon : PlayIcon}
          onClick={() => setPlaying(!playing)}
        />
      )}
      <span role="status" className="sr-only">
        {running ? '' : words.slideOf({ number: selected + 1, count })}
      </span>
    </div>
  )
}

/**
 * Resets the native scroll position, because from here on the carousel moves the slides itself.
 * @returns the index of the slide to which the user had scrolled before
 */
function takeOverScroll(viewport: HTMLElement | null) {
  const slide = viewport?.querySelector('li')
  if (!viewport || !slide) return 0
  const at = Math.round(viewport.scrollLeft / Math.max(slide.offsetWidth, 1))
  viewport.scrollLeft = 0
  return at
}

function Control({ name, icon: Icon, onClick }: { name: string; icon: IconComponent; onClick: () => void }) {
  return (
    <button
      type="button"
      aria-label={name}
      onClick={onClick}
      className="grid size-11 place-items-center rounded-full text-ink hover:bg-tint-leaf"
    >
      <Icon className="size-5" />
    </button>
  )
}

type DotsProps = { count: number; selected: number; onChoose: (at: number) => void }

/** As many dots as fit in one row beside the arrows, each 44 px wide; on a narrower screen a number replaces them. */
function Dots({ count, selected, onChoose }: DotsProps) {
  const isMany = count > 4
  return (
    <>
      {isMany && (
        <span aria-hidden="true" className="min-w-16 text-center tabular-nums lg:hidden">
          {selected + 1} / {count}
        </span>
      )}
      <span className={classNames('justify-center', isMany ? 'hidden lg:flex' : 'flex')}>
        {Array.from({ length: count }, (_, at) => (
          <button
            key={at}
            type="button"
            aria-label={words.slide({ number: at + 1 })}
            aria-current={at === selected || undefined}
            onClick={() => onChoose(at)}
            className="group grid size-11 place-items-center rounded-full"
          >
            <span className="size-2.5 rounded-full border border-ink-soft transition-all group-hover:bg-ink-soft group-aria-[current]:w-6 group-aria-[current]:border-leaf-dark group-aria-[current]:bg-leaf-dark" />
          </button>
        ))}
      </span>
    </>
  )
}
