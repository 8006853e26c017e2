import type { ReactNode } from 'react'
import { classNames } from '#ui/elements/class-names.ts'
import { Picture } from '#ui/elements/picture.tsx'
import { InlineText } from '#ui/elements/rich-text.tsx'
import { Await, type Deferred } from '#ui/feedback/deferred-data.tsx'
import { Skeleton, SkeletonBlock } from '#ui/feedback/skeleton.tsx'
import type { Span } from '#values/rich-text/rich-text.ts'
import * as words from '../../words/about/en.ts'
import type { TitledPictures } from '../home/titled-pictures.ts'

export const aboutSizes = '(min-width: 76rem) 36rem, (min-width: 48rem) 46vw, calc(100vw - 2rem)'

type AboutPartProps = {
  title: Span[] | null
  /** The page's pictures, and the index of this section's. */
  pictures: Deferred<TitledPictures>
  at: number
  /** The picture is at the right on a desktop. */
  reversed?: boolean
  children?: ReactNode
}

/** A section of the About page: picture beside text, above it on a phone. Without a picture only the text is shown. */
export function AboutPart({ title, pictures, at, reversed, children }: AboutPartProps) {
  return (
    <section className="grid items-center gap-6 pt-10 md:grid-cols-2 md:gap-12 lg:pt-16">
      <Await of={pictures} fallback={<PictureSkeleton />}>
        {(found) => <PartPicture found={found} at={at} reversed={reversed} />}
      </Await>
      <div>
        {title && (
          <h2>
            <InlineText spans={title} />
          </h2>
        )}
        {children}
      </div>
    </section>
  )
}

function PartPicture({ found, at, reversed }: { found: TitledPictures; at: number; reversed?: boolean }) {
  const picture = found.pictures[at]?.picture
  if (!picture) return null
  return (
    <Picture
      picture={picture}
      sizes={aboutSizes}
      priority={at === 0}
      className={classNames('aspect-4/3 rounded-card', reversed && 'md:order-last')}
    />
  )
}

const PictureSkeleton = () => (
  <Skeleton words={words.loadingImages}>
    <SkeletonBlock className="aspect-4/3 w-full" />
  </Skeleton>
)
