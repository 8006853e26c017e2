import { useEffect, useState } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { BannerControls } from './banner-controls.tsx'
import { BannerSlide, BannerWords } from './banner-slide.tsx'
import { banners } from './home-texts.ts'
import type { TitledPictures } from './titled-pictures.ts'
import { useRotation } from './use-rotation.ts'

/** Specification §9, and more for those who read larger letters than usual. */
export const bannerHeight = 'h-[max(400px,25rem)] lg:h-[max(500px,31.25rem)]'
/** No wider than its pictures can be at that height. */
const frame = 'relative mx-auto max-w-[1440px] overflow-hidden min-[1440px]:rounded-b-card'

/**
 * The banners, one after the other, round and round. The server sends the first one's picture; the others follow when the page is
 * there, so that they take nothing from it.
 */
export function HomeBanner({ pictures }: TitledPictures) {
  const shown = banners.flatMap((banner, at) => {
    const found = pictures[at]
    return found ? [{ ...banner, ...found }] : []
  })
  const { handlers, ...rotation } = useRotation(shown.length)
  const [awake, setAwake] = useState(false)
  useEffect(() => setAwake(true), [])
  if (shown.length === 0) return <BannerWithoutPictures />
  return (
    <section aria-label="Welcome" aria-roledescription="carousel" className={classNames(frame, bannerHeight)}>
      <div className="h-full touch-pan-y" {...handlers}>
        {shown.map((banner, at) => (
          <BannerSlide
            key={banner.title}
            banner={banner}
            first={at === 0}
            offset={stepsFrom(rotation.at, at, shown.length)}
            drawn={awake || at === 0}
            place={`${at + 1} of ${shown.length}`}
          />
        ))}
      </div>
      {shown.length > 1 && <BannerControls count={shown.length} {...rotation} />}
    </section>
  )
}

/** The shorter way round: with three slides the one after the last is the first. */
function stepsFrom(shown: number, at: number, count: number) {
  const ahead = (at - shown + count) % count
  return ahead > count / 2 ? ahead - count : ahead
}

/** Without pictures the words still stand, and the shop is open. */
const BannerWithoutPictures = () => (
  <section className={classNames(frame, 'bg-tint-leaf', bannerHeight)}>
    <BannerWords {...banners[0]} />
    <p role="alert" className="page-column absolute inset-x-0 bottom-4 text-sm text-ink-soft">
      Failed to load banner images.
    </p>
  </section>
)
