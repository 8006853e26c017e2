import { useRef } from 'react'
import { usePublicSettings } from '#browser/router/hooks.ts'
import { classNames } from '#ui/elements/class-names.ts'
import * as uiWords from '#ui/words/en.ts'
import * as words from '../../words/home/en.ts'
import { BannerControls } from './banner-controls.tsx'
import { BannerSlide, BannerText } from './banner-slide.tsx'
import type { Banner } from './banners.ts'
import type { TitledPictures } from './titled-pictures.ts'
import { useRotation } from './use-rotation.ts'

/** Specification §9; in rem as well, so that it grows with the reader's font size. */
export const bannerHeight = 'h-[max(400px,25rem)] lg:h-[max(500px,31.25rem)]'
/** As wide as the window. */
const frameStyles = 'relative overflow-hidden'

/** Carousel of the banners. The server renders the first picture; the others are loaded when their turn comes. */
export function HomeBanner({ pictures, failed, banners }: TitledPictures & { banners: Banner[] }) {
  const { demo } = usePublicSettings()
  const shown = banners.flatMap((banner, at) => {
    const found = pictures[at]
    return found ? [{ ...banner, ...found }] : []
  })
  const frame = useRef<HTMLElement>(null)
  const { handlers, isDrawn, settle, ...rotation } = useRotation(shown.length, frame)
  // Outside the demo banners are optional; in a demo missing pictures are reported (specification §8).
  if (shown.length === 0) return <BannerWithoutPictures banner={banners[0]} failed={failed || demo} />
  return (
    <section
      ref={frame}
      aria-label={words.welcome}
      aria-roledescription={uiWords.carousel}
      className={classNames(frameStyles, bannerHeight)}
    >
      <div className="h-full touch-pan-y" {...handlers}>
        {shown.map((banner, at) => (
          <BannerSlide
            key={banner.title}
            banner={banner}
            first={at === 0}
            offset={slideOffset(rotation.at, at, shown.length)}
            drawn={isDrawn(at)}
            onSettled={() => settle(at)}
            place={words.place({ number: at + 1, count: shown.length })}
          />
        ))}
      </div>
      {shown.length > 1 && <BannerControls count={shown.length} {...rotation} />}
    </section>
  )
}

/** Signed distance to the shown slide by the shorter way round. */
function slideOffset(shown: number, at: number, count: number) {
  const ahead = (at - shown + count) % count
  return ahead > count / 2 ? ahead - count : ahead
}

/** The first banner's texts without a picture; `failed` adds a message that the pictures could not be loaded. */
const BannerWithoutPictures = ({ banner, failed }: { banner: Banner | undefined; failed: boolean }) => (
  <section className={classNames(frameStyles, 'bg-tint-leaf', bannerHeight)}>
    {banner && <BannerText {...banner} ground="light" />}
    {failed && (
      <p role="alert" className="page-column absolute inset-x-0 bottom-16 text-sm sm:bottom-4 text-ink-soft">
        {words.bannersNotLoaded}
      </p>
    )}
  </section>
)
