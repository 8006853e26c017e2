import { type PictureView, pictureVariantUrl } from '#values/pictures/picture.ts'
import type { LogoShape } from '../../logo-contract.ts'

/** Styles of the preview box: light background with a border, because a logo may be transparent. */
export const logoBoxStyles: Record<LogoShape, string> = {
  square: 'size-24 rounded-field border border-line bg-paper!',
  wide: 'h-20 w-60 max-w-full rounded-field border border-line bg-paper!',
}

type Props = { shape: LogoShape; picture: PictureView; alt: string }

/** The whole logo, in the smallest stored width. */
export const LogoPicture = ({ shape, picture: { url, width, height, widths }, alt }: Props) => (
  <img
    src={pictureVariantUrl(url, widths[0] ?? width, 'webp')}
    alt={alt}
    width={width}
    height={height}
    loading="lazy"
    className={`object-contain ${logoBoxStyles[shape]}`}
  />
)
