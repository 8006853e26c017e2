import { type PictureView, phoneMedia, pictureAddress, pictureSourceSet } from '../../values/picture.ts'
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
  /** The ground that is seen until the picture is there. */
  tint?: Tint
  /** Size and shape of the box; the picture fills it. Without a class it keeps its own shape at full width. */
  className?: string
  /** For a picture beside words that already say it. */
  decorative?: boolean
}

/** A stored picture in the best format and width; its place is kept, so nothing moves when it arrives. */
export function Picture({ picture, narrow, sizes, priority, tint, className, decorative }: PictureProps) {
  const ground = tint ? tintGround[tint] : 'bg-cream-deep'
  return (
    <picture className={classNames('block overflow-hidden', ground, className)}>
      {narrow && <Sources picture={narrow} sizes={sizes} media={phoneMedia} />}
      <Sources picture={picture} sizes={sizes} />
      <img
        src={pictureAddress(picture.url, middleOf(picture.widths), 'webp')}
        alt={decorative ? '' : picture.alt}
        width={picture.width}
        height={picture.height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? undefined : 'async'}
        className="h-full w-full object-cover"
      />
    </picture>
  )
}

function Sources({ picture, sizes, media }: { picture: PictureView; sizes: string; media?: string }) {
  const { width, height } = picture
  const shared = { sizes, media, width, height }
  return (
    <>
      <source type="image/avif" srcSet={pictureSourceSet(picture, 'avif')} {...shared} />
      <source type="image/webp" srcSet={pictureSourceSet(picture, 'webp')} {...shared} />
    </>
  )
}

const middleOf = (widths: readonly number[]) => widths[Math.floor(widths.length / 2)] ?? 0
