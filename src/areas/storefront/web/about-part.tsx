import type { ReactNode } from 'react'
import { Arrival, type Arriving } from '../../../ui/arriving.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Picture } from '../../../ui/picture.tsx'
import { Skeleton, SkeletonBlock } from '../../../ui/skeleton.tsx'
import type { TitledPictures } from './titled-pictures.ts'

const sizes = '(min-width: 76rem) 36rem, (min-width: 48rem) 46vw, calc(100vw - 2rem)'

type AboutPartProps = {
  title: string
  sentences: readonly string[]
  /** The page's pictures, and which of them stands here. */
  pictures: Arriving<TitledPictures>
  at: number
  /** The picture at the right on a desk. */
  reversed?: boolean
  children?: ReactNode
}

/** A part of the About page: its picture beside its words, above them on a phone. Without a picture the words stand. */
export function AboutPart({ title, sentences, pictures, at, reversed, children }: AboutPartProps) {
  return (
    <section className="grid items-center gap-6 pt-10 md:grid-cols-2 md:gap-12 lg:pt-16">
      <Arrival of={pictures} meanwhile={<PictureOnItsWay />}>
        {(found) => <Shown found={found} at={at} reversed={reversed} />}
      </Arrival>
      <div>
        <h2>{title}</h2>
        {sentences.map((sentence) => (
          <p key={sentence} className="mt-4">
            {sentence}
          </p>
        ))}
        {children}
      </div>
    </section>
  )
}

function Shown({ found, at, reversed }: { found: TitledPictures; at: number; reversed?: boolean }) {
  const picture = found.pictures[at]?.picture
  if (!picture) return null
  return (
    <Picture
      picture={picture}
      sizes={sizes}
      priority={at === 0}
      className={classNames('aspect-4/3 rounded-card', reversed && 'md:order-last')}
    />
  )
}

const PictureOnItsWay = () => (
  <Skeleton words="Loading images...">
    <SkeletonBlock className="aspect-4/3 w-full" />
  </Skeleton>
)
