import { type KeyboardEvent, lazy, Suspense, useEffect, useRef, useState } from 'react'
import { prefersReducedMotion } from '#browser/reduced-motion.ts'
import { classNames } from '#ui/elements/class-names.ts'
import { createIcon } from '#ui/elements/icons.tsx'
import { Picture } from '#ui/elements/picture.tsx'
import { PlaceholderPicture } from '#ui/elements/placeholder-picture.tsx'
import type { Tint } from '#ui/elements/tint.ts'
import type { PictureView } from '#values/pictures/picture.ts'
import * as words from '../../words/en.ts'
import { pictureOnPhone } from './product-layout.tsx'

/** Half the page's column on a desktop. A small phone gets the picture in the width of its thumbnail on other screens. */
export const gallerySizes =
  '(min-width: 96rem) 44rem, (min-width: 48rem) 46vw, (max-height: 50rem) 10rem, 60vw'

const PictureViewer = lazy(async () => ({ default: (await import('./picture-viewer.tsx')).PictureViewer }))

type GalleryProps = { pictures: PictureView[]; name: string; tint: Tint }

/**
 * A product's pictures: a row to swipe with scroll snap, which needs no script, and thumbnails beside it on a desktop
 * (specification §2.12). A picture opens in a viewer that zooms; its code is loaded then.
 */
export function Gallery({ pictures, name, tint }: GalleryProps) {
  const row = useRef<HTMLUListElement>(null)
  const zoomButton = useRef<HTMLButtonElement>(null)
  const [shown, setShown] = useState(0)
  const [isUsed, setUsed] = useState(false)
  const [isZooming, setZooming] = useState(false)
  const count = pictures.length
  // The shopper may have swiped before hydration.
  useEffect(() => setShown(indexOfShownPicture(row.current)), [])
  const show = (at: number, isAnimated = !prefersReducedMotion()) =>
    row.current?.scrollTo({
      left: scrollPositions(row.current)[at] ?? 0,
      behavior: isAnimated ? 'smooth' : 'instant',
    })
  const zoom = () => {
    // The focus returns to the button when the viewer closes.
    zoomButton.current?.focus()
    setZooming(true)
  }
  const keyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (!step) return
    event.preventDefault()
    show(nextPicture(scrollPositions(row.current), shown, step))
  }
  return (
    <div className="md:row-span-3">
      {/* Needs a parent with its own height; otherwise the sticky box overlaps what is below. */}
      <div className="md:sticky md:top-24 md:max-w-[calc(100svh-14rem)] md:min-w-80">
        <div className="relative">
          {count === 0 && (
            <PlaceholderPicture
              tint={tint}
              className={`${pictureOnPhone} mx-auto aspect-square rounded-card`}
            />
          )}
          {/* The button beside it does the same by keyboard. */}
          <ul
            ref={row}
            tabIndex={count > 1 ? 0 : undefined}
            aria-label={words.picturesOf({ name })}
            onScroll={({ currentTarget }) => {
              setShown(indexOfShownPicture(currentTarget))
              setUsed(true)
            }}
            onPointerDown={() => setUsed(true)}
            onKeyDown={keyDown}
            onClick={zoom}
            className={classNames(
              'flex cursor-zoom-in snap-x snap-mandatory overflow-x-auto overscroll-x-contain empty:hidden [scrollbar-width:none] max-md:-mx-4 max-md:scroll-px-4 max-md:gap-2 max-md:px-4 md:rounded-card',
              count === 1 && 'max-md:justify-center',
            )}
          >
            {pictures.map((picture, at) => (
              <li
                key={picture.url}
                className={`${pictureOnPhone} aspect-square shrink-0 snap-start md:w-full`}
              >
                <Picture
                  picture={picture}
                  sizes={gallerySizes}
                  tint={tint}
                  priority={at === 0}
                  className={classNames('size-full max-md:rounded-card', at > 1 && !isUsed && unseen)}
                />
              </li>
            ))}
          </ul>
          {count > 0 && (
            <p className="absolute right-0 bottom-0 flex items-end">
              {count > 1 && (
                <span
                  aria-hidden
                  className="mb-2.5 rounded-full bg-paper px-2.5 text-sm leading-6 tabular-nums md:hidden"
                >
                  {shown + 1} / {count}
                </span>
              )}
              <button
                ref={zoomButton}
                type="button"
                aria-label={words.zoom}
                onClick={zoom}
                className="grid size-11 place-items-center rounded-full"
              >
                <span className="grid size-9 place-items-center rounded-full bg-paper">
                  <ZoomInIcon className="size-5" />
                </span>
              </button>
            </p>
          )}
        </div>
        {count > 1 && <Thumbnails pictures={pictures} tint={tint} shown={shown} onChoose={show} />}
      </div>
      {isZooming && (
        <Suspense>
          <PictureViewer
            pictures={pictures}
            name={name}
            first={shown}
            onClose={(last) => {
              show(last, false)
              setZooming(false)
            }}
          />
        </Suspense>
      )}
    </div>
  )
}

/** A phone loads the pictures beyond the row's end only once the row is touched; without scripts at once. */
const unseen = 'max-md:not-noscript:hidden'

const ZoomInIcon = createIcon('M19 11a8 8 0 1 1-16 0 8 8 0 1 1 16 0zM21 21l-4.35-4.35M11 8v6M8 11h6')

/** Where each picture is scrolled to. On a phone the last ones can't reach the row's start: they end together. */
function scrollPositions(row: HTMLElement | null) {
  const pictures = [...(row?.children ?? [])] as HTMLElement[]
  const most = row ? row.scrollWidth - row.clientWidth : 0
  return pictures.map(({ offsetLeft }) => Math.min(most, offsetLeft - (pictures[0]?.offsetLeft ?? 0)))
}

/** The picture nearest to the scrolled position; at the row's end the last one. */
function indexOfShownPicture(row: HTMLElement | null) {
  if (!row?.scrollLeft) return 0
  const distances = scrollPositions(row).map((left) => Math.abs(left - row.scrollLeft))
  return distances.lastIndexOf(Math.min(...distances))
}

/** The next picture at another position, because pictures that end together are all in view. */
function nextPicture(positions: number[], shown: number, step: number) {
  let next = shown + step
  while (positions[next] === positions[shown] && next in positions) next += step
  return next in positions ? next : shown
}

type ThumbnailsProps = {
  pictures: PictureView[]
  tint: Tint
  shown: number
  onChoose: (at: number) => void
}

const Thumbnails = ({ pictures, tint, shown, onChoose }: ThumbnailsProps) => (
  <div className="mt-3 hidden flex-wrap gap-3 md:flex">
    {pictures.map((picture, at) => (
      <button
        key={picture.url}
        type="button"
        aria-label={words.pictureOf({ number: at + 1, count: pictures.length })}
        aria-current={at === shown || undefined}
        onClick={() => onChoose(at)}
        className="size-20 overflow-hidden rounded-field border-2 border-transparent aria-[current]:border-leaf-dark"
      >
        <Picture picture={picture} sizes="5rem" tint={tint} className="h-full" decorative />
      </button>
    ))}
  </div>
)
