import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { wantsSmallerPictures } from '#browser/data-saver.ts'
import {
  type PictureFormat,
  type PictureView,
  phoneMediaQuery,
  pictureSourceSet,
  pictureVariantUrl,
} from '#values/pictures/picture.ts'
import { classNames } from './class-names.ts'
import { type Tint, tintGround } from './tint.ts'

type PictureProps = {
  picture: PictureView
  /** Shown on phones, where the wide picture would lose its subject. */
  narrow?: PictureView
  /** The `sizes` attribute: the displayed width, so that the browser loads no larger file. */
  sizes: string
  /** The largest picture of the first view: loaded first. All others are lazy. */
  priority?: boolean
  /** Loads the picture although it is not in view; called when it has loaded or failed. */
  onSettled?: () => void
  /** The background until the picture has loaded. */
  tint?: Tint
  /** The size and shape of the box, which the picture fills. Without it the picture keeps its ratio at full width. */
  className?: string
  /** For a picture beside text that says the same. */
  decorative?: boolean
}

/** A stored picture in the best format and width. Its space is reserved, so the layout does not shift. */
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
      {narrow && (
        <>
          <Source picture={narrow} format="avif" {...{ smaller, sizes }} media={phoneMediaQuery} />
          <Source picture={narrow} format="webp" {...{ smaller, sizes }} media={phoneMediaQuery} />
        </>
      )}
      <Source picture={picture} format="avif" {...{ smaller, sizes }} />
      <img
        ref={image}
        srcSet={pictureSourceSet(picture, 'webp', smaller)}
        sizes={sizes}
        src={pictureVariantUrl(picture.url, middleWidthOf(picture.widths), 'webp')}
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

/**
 * Whether to use a smaller file: on a slow connection, unless the picture is loaded already. Decided in the browser,
 * because the server's page is the same for everyone.
 */
function useSmallerPicture(image: RefObject<HTMLImageElement | null>) {
  const [smaller, setSmaller] = useState(false)
  useLayoutEffect(() => setSmaller(wantsSmallerPictures() && image.current?.complete === false), [image])
  return smaller
}

type SourceProps = {
  picture: PictureView
  format: PictureFormat
  smaller: boolean
  sizes: string
  media?: string
}

/** One format. The picture's WebP is the `img`'s own, so that each picture has a source less in its markup. */
const Source = ({ picture, format, smaller, ...shared }: SourceProps) => (
  <source
    type={`image/${format}`}
    srcSet={pictureSourceSet(picture, format, smaller)}
    // Another picture, with a shape of its own. The others have that of the `img`.
    {...(shared.media && { width: picture.width, height: picture.height })}
    {...shared}
  />
)

const middleWidthOf = (widths: readonly number[]) => widths[Math.floor(widths.length / 2)] ?? 0
