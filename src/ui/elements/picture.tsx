import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { wantsSmallerPictures } from '#browser/data-saver.ts'
import {
  type PictureView,
  phoneMediaQuery,
  pictureSourceSet,
  pictureVariantUrl,
} from '#values/pictures/picture.ts'
import { classNames } from './class-names.ts'
import { type Tint, tintGround } from './tint.ts'

type PictureProps = {
  picture: PictureView
  /** Shown on a phone instead, where the wide one would lose its subject. */
  narrow?: PictureView
  /** How wide it stands on the page, as the `sizes` attribute says it; the browser fetches no more than that. */
  sizes: string
  /** The largest picture of the first view: fetched at once and first. All others wait until they are near. */
  priority?: boolean
  /** It is wanted now, though it is not in view; called back when it has come, or does not. */
  onSettled?: () => void
  /** The ground that is seen until the picture is there. */
  tint?: Tint
  /** Size and shape of the box; the picture fills it. Without a class it keeps its own shape at full width. */
  className?: string
  /** For a picture beside words that already say it. */
  decorative?: boolean
}

/** A stored picture in the best format and width; its place is kept, so nothing moves when it arrives. */
export function Picture({
  picture,
  narrow,
  sizes,
  priority,
  tint,
  className,
  decorative,
  onSettled,
}: PictureProps) {
  const image = useRef<HTMLImageElement>(null)
  const smaller = useSmallerPicture(image)
  const ground = tint ? tintGround[tint] : 'bg-cream-deep'
  return (
    <picture className={classNames('block overflow-hidden', ground, className)}>
      {narrow && <Sources picture={narrow} smaller={smaller} sizes={sizes} media={phoneMediaQuery} />}
      <Sources picture={picture} smaller={smaller} sizes={sizes} />
      <img
        ref={image}
        src={pictureVariantUrl(picture.url, middleOf(picture.widths), 'webp')}
        alt={decorative ? '' : picture.alt}
        width={picture.width}
        height={picture.height}
        loading={priority || onSettled ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? undefined : 'async'}
        onLoad={onSettled}
        onError={onSettled}
        className="h-full w-full object-cover"
      />
    </picture>
  )
}

/** On a slow line, where it is not there already. What the server sends is the same for everyone. */
function useSmallerPicture(image: RefObject<HTMLImageElement | null>) {
  const [smaller, setSmaller] = useState(false)
  useLayoutEffect(() => setSmaller(wantsSmallerPictures() && image.current?.complete === false), [image])
  return smaller
}

type SourcesProps = { picture: PictureView; smaller: boolean; sizes: string; media?: string }

function Sources({ picture, smaller, sizes, media }: SourcesProps) {
  const { width, height } = picture
  const shared = { sizes, media, width, height }
  return (
    <>
      <source type="image/avif" srcSet={pictureSourceSet(picture, 'avif', smaller)} {...shared} />
      <source type="image/webp" srcSet={pictureSourceSet(picture, 'webp', smaller)} {...shared} />
    </>
  )
}

const middleOf = (widths: readonly number[]) => widths[Math.floor(widths.length / 2)] ?? 0
