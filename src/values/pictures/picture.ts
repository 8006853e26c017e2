/**
 * A stored picture as a page shows it. `url` is `/pictures/<key>`; it exists in every width of `widths` (pixels,
 * ascending) as `/pictures/<key>/<width>.avif` and `.webp`. `width` and `height` are the original's, for its shape.
 */
export type PictureView = { url: string; width: number; height: number; alt: string; widths: number[] }

export type PictureFormat = 'avif' | 'webp'

/** The address of one variant of a picture. */
export const pictureVariantUrl = (url: string, width: number, format: PictureFormat) =>
  `${url}/${width}.${format}`

/**
 * All widths of a picture in one format, as `srcset` wants them.
 * @param smaller each in the place of the next: the browser fetches a step less than it would
 */
export const pictureSourceSet = ({ url, widths }: PictureView, format: PictureFormat, smaller = false) =>
  widths
    .map((width, at) => `${pictureVariantUrl(url, (smaller && widths[at - 1]) || width, format)} ${width}w`)
    .join(', ')

/** The stable address of the picture with this key (decision S9). */
export const pictureUrl = (key: string) => `/pictures/${key}`

/** Where another crop is shown for phones: below the width from which pages are laid out for more than a phone. */
export const phoneMediaQuery = '(max-width: 639.98px)'
