import { ButtonLink } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Picture } from '../../../ui/picture.tsx'
import type { TitledPicture } from '../../pictures/contract.ts'
import { type Banner, headline } from './home-texts.ts'

type Words = Pick<Banner, 'subtitle' | 'ground'>

/** A banner stands 400 px high at least, so on a small desk it is wider than the window; a phone's fills its width. */
export const bannerSizes = '(max-width: 639.98px) 100vw, clamp(1250px, 100vw, 1440px)'

type BannerSlideProps = {
  banner: Words & Pick<TitledPicture, 'picture' | 'phone_picture'>
  first: boolean
  /** Steps from the slide that is shown: 0 is that one, below it stand those to the left. */
  offset: number
  /** Its picture is wanted now. */
  drawn: boolean
  /** Such as `1 of 3`. */
  place: string
}

/** One banner: the words stand on the picture's calm side, left on a desk and above on a phone. */
export const BannerSlide = ({ banner, first, offset, drawn, place }: BannerSlideProps) => (
  // biome-ignore lint/a11y/useSemanticElements: a slide is no set of form fields.
  <div
    role="group"
    aria-roledescription="slide"
    aria-label={place}
    inert={offset !== 0}
    className={classNames(moving, offset < 0 && '-translate-x-full', offset > 0 && 'translate-x-full')}
  >
    {drawn && (
      <Picture
        picture={banner.picture}
        narrow={banner.phone_picture ?? undefined}
        sizes={bannerSizes}
        priority={first}
        className="size-full [&_img]:object-[35%_50%] max-sm:[&_img]:object-[50%_35%] max-[400px]:[&_img]:object-top"
        decorative
      />
    )}
    <div className="absolute inset-0">
      <BannerWords {...banner} />
    </div>
  </div>
)

/** A slide that neither comes nor goes stays out of sight while it changes sides. */
const moving = 'absolute inset-0 transition-[translate,visibility] duration-700 ease-in-out inert:invisible'

/** Words that are so large that they reach the picture stay readable there, by a breath of the ground around them. */
const grounds = {
  light: 'text-ink [text-shadow:0_0_0.5rem_var(--color-cream)]',
  dark: 'text-white [text-shadow:0_0_0.5rem_var(--color-ink)]',
}

/** The headline, a sentence and the way in (specification §2.8). */
export const BannerWords = ({ subtitle, ground }: Words) => (
  <div className="page-column flex h-full flex-col items-start pt-5 sm:justify-center sm:pt-0">
    <div className={classNames('sm:w-[42%]', grounds[ground])}>
      <h2 className="text-2xl sm:text-3xl md:text-4xl lg:text-5xl">{headline}</h2>
      <p className="mt-2 max-w-[34ch] text-sm sm:mt-3 sm:text-base lg:text-lg">{subtitle}</p>
    </div>
    <ButtonLink
      to="/categories"
      variant={ground === 'dark' ? 'secondary' : 'primary'}
      className="mt-3 sm:mt-6"
    >
      Shop Now
    </ButtonLink>
  </div>
)
