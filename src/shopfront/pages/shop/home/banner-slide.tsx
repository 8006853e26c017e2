import type { TitledPicture } from '#catalogue/pictures/contract.ts'
import { ButtonLink } from '#ui/elements/button.tsx'
import { classNames } from '#ui/elements/class-names.ts'
import { Picture } from '#ui/elements/picture.tsx'
import * as words from '../../words/home/en.ts'
import type { Banner } from './banners.ts'

/**
 * `sizes` of the banner pictures. A banner is at least 400 px high, so on a small desktop it is wider than the
 * window. Very dense screens get fewer pixels, because nobody sees the difference.
 */
export const bannerSizes =
  '(max-width: 639.98px) and (min-resolution: 2.5dppx) 65vw, (max-width: 639.98px) and (min-resolution: 2dppx) 85vw, (max-width: 639.98px) 100vw, 1250px'

type BannerSlideProps = {
  banner: Banner & Pick<TitledPicture, 'picture' | 'phone_picture'>
  first: boolean
  /** Position relative to the slide that is shown: 0 is that one, negative ones are to its left. */
  offset: number
  /** Whether its picture should be loaded now. */
  drawn: boolean
  onSettled?: () => void
  /** For example `1 of 3`. */
  place: string
}

/** One banner. The text is at the left, on a phone at the top. */
export const BannerSlide = ({ banner, first, offset, drawn, onSettled, place }: BannerSlideProps) => (
  // biome-ignore lint/a11y/useSemanticElements: a slide is no set of form fields.
  <div
    role="group"
    aria-roledescription={words.slide}
    aria-label={place}
    inert={offset !== 0}
    className={classNames(
      moving,
      ground[banner.ground],
      offset < 0 && '-translate-x-full',
      offset > 0 && 'translate-x-full',
    )}
  >
    {drawn && (
      <Picture
        picture={banner.picture}
        narrow={banner.phone_picture ?? undefined}
        sizes={bannerSizes}
        priority={first}
        onSettled={first ? undefined : onSettled}
        className={classNames(
          wideWindow,
          'size-full [&_img]:object-[35%_50%] max-sm:[&_img]:object-[50%_35%] max-[400px]:[&_img]:object-top',
        )}
        decorative
      />
    )}
    <div
      className={classNames('absolute inset-0', veilStyles, veils[banner.ground])}
      style={{ opacity: banner.veil }}
    />
    <div className="absolute inset-0">
      <BannerText {...banner} />
    </div>
  </div>
)

/** Slides that are not visible are hidden while they move to the other side. */
const moving = 'absolute inset-0 transition-[translate,visibility] duration-700 ease-in-out inert:invisible'

/**
 * In a window wider than the picture, the picture keeps its height at the right and fades into the ground, instead of
 * losing its upper and lower part.
 */
const wideWindow =
  'min-[88rem]:ml-auto min-[88rem]:max-w-[80rem] min-[88rem]:[mask-image:linear-gradient(to_right,transparent,black_40%)]'
const ground = { light: 'bg-cream', dark: 'bg-ink' }

/** Overlay between picture and text, so that the text is readable on any picture. */
const veilStyles = 'bg-linear-to-b from-46% to-transparent to-62% sm:bg-linear-to-r sm:from-50% sm:to-70%'
const veils = { light: 'from-cream', dark: 'from-ink' }

/** Text shadow in the overlay's colour keeps enlarged text readable where it reaches over the picture. */
const grounds = {
  light: 'text-ink [text-shadow:0_0_0.5rem_var(--color-cream)]',
  dark: 'text-white [text-shadow:0_0_0.5rem_var(--color-ink)]',
}

/** Headline, text and button (specification §2.8). On a phone the button is at the bottom, beside the dots. */
export const BannerText = ({ headline, text, button, to, ground, lang }: Banner) => (
  <div lang={lang} className="page-column flex h-full flex-col items-start pt-5 sm:justify-center sm:pt-0">
    <div className={classNames('sm:w-[42%]', grounds[ground])}>
      <h2 className="text-2xl sm:text-3xl md:text-4xl lg:text-5xl">{headline}</h2>
      <p className="mt-2 max-w-[34ch] text-sm sm:mt-3 sm:text-base lg:text-lg">{text}</p>
    </div>
    <ButtonLink
      to={to}
      // Links to other sites leave the router.
      target={to[0] === '/' ? undefined : '_top'}
      variant={ground === 'dark' ? 'secondary' : 'primary'}
      className="max-sm:absolute max-sm:bottom-3 max-sm:left-4 sm:mt-6"
    >
      {button}
    </ButtonLink>
  </div>
)
