import { useEffect, useRef, useState } from 'react'
import { prefersReducedMotion } from '#browser/reduced-motion.ts'
import { classNames } from '#ui/elements/class-names.ts'
import { Picture } from '#ui/elements/picture.tsx'
import { PlaceholderPicture } from '#ui/elements/placeholder-picture.tsx'
import type { Tint } from '#ui/elements/tint.ts'
import type { PictureView } from '#values/pictures/picture.ts'
import * as words from '../../words/en.ts'
import { pictureOnPhone } from './product-layout.tsx'

/** Half the page's column on a desktop; on a phone it leaves room for the price below and the thumbnails beside it. */
export const gallerySizes = '(min-width: 64rem) 34rem, (min-width: 48rem) 46vw, calc(100vw - 13rem)'

type GalleryProps = { pictures: PictureView[]; name: string; tint: Tint }

/** A product's pictures: a swipeable row with scroll snap, and thumbnails (specification §2.12). */
export function Gallery({ pictures, name, tint }: GalleryProps) {
  const row = useRef<HTMLUListElement>(null)
  const [shown, setShown] = useState(0)
  // The shopper may have swiped before hydration.
  useEffect(() => setShown(indexOfShownPicture(row.current)), [])
  const show = (at: number) =>
    row.current?.scrollTo({
      left: at * row.current.clientWidth,
      behavior: prefersReducedMotion() ? 'instant' : 'smooth',
    })
  return (
    <div className="md:row-span-3">
      {/* Needs a parent with its own height; otherwise the sticky box overlaps what is below. */}
      <div
        className={classNames(
          'max-md:justify-center md:sticky md:top-24',
          pictures.length > 1 ? besideThumbnails : 'max-md:flex',
        )}
      >
        {pictures.length === 0 && (
          <PlaceholderPicture tint={tint} className={`${pictureOnPhone} aspect-square rounded-card`} />
        )}
        <ul
          ref={row}
          tabIndex={pictures.length > 1 ? 0 : undefined}
          aria-label={words.picturesOf({ name })}
          onScroll={({ currentTarget }) => setShown(indexOfShownPicture(currentTarget))}
          className={`${pictureOnPhone} flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain rounded-card empty:hidden [scrollbar-width:none]`}
        >
          {pictures.map((picture, at) => (
            <li key={picture.url} className="w-full shrink-0 snap-start">
              <Picture
                picture={picture}
                sizes={gallerySizes}
                tint={tint}
                priority={at === 0}
                className="aspect-square"
              />
            </li>
          ))}
        </ul>
        {pictures.length > 1 && <Thumbnails pictures={pictures} tint={tint} shown={shown} onChoose={show} />}
      </div>
    </div>
  )
}

/** Reserves the thumbnails' column, because they render after the picture, which must not move then. */
const besideThumbnails = 'max-md:grid max-md:grid-cols-[auto_8.5rem] max-md:gap-3'

const indexOfShownPicture = (row: HTMLElement | null) =>
  row ? Math.round(row.scrollLeft / row.clientWidth) : 0

type ThumbnailsProps = {
  pictures: PictureView[]
  tint: Tint
  shown: number
  onChoose: (at: number) => void
}

const Thumbnails = ({ pictures, tint, shown, onChoose }: ThumbnailsProps) => (
  <div className="grid grid-cols-2 content-start gap-2 md:mt-3 md:flex md:w-auto md:gap-3">
    {pictures.map((picture, at) => (
      <button
        key={picture.url}
        type="button"
        aria-label={words.pictureOf({ number: at + 1, count: pictures.length })}
        aria-current={at === shown || undefined}
        onClick={() => onChoose(at)}
        className="size-16 overflow-hidden rounded-field border-2 border-transparent aria-[current]:border-leaf-dark md:size-20"
      >
        <Picture picture={picture} sizes="5rem" tint={tint} className="h-full" decorative />
      </button>
    ))}
  </div>
)
