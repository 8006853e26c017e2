/**
 * A stored picture for pages. `url` is `/pictures/<key>`; each width of `widths` (pixels, ascending) exists as
 * `/pictures/<key>/<width>.avif` and `.webp`. `width` and `height` are the original's, for the ratio.
 */
export type PictureView = { url: string; width: number; height: number; alt: string; widths: number[] }

export type PictureFormat = 'avif' | 'webp'

/** The URL of a picture in one width and format. @param url the picture's */
export const pictureVariantUrl = (url: string, width: number, format: PictureFormat) =>
  `${url}/${width}.${format}`

/**
 * The `srcset` of a picture in one format.
 * @param smaller shifts each width one step up, so that the browser loads a smaller file
 */
export const pictureSourceSet = ({ url, widths }: PictureView, format: PictureFormat, smaller = false) =>
  widths
    .map((width, at) => `${pictureVariantUrl(url, (smaller && widths[at - 1]) || width, format)} ${width}w`)
    .join(', ')

/** The permanent URL of a picture (decision S9). */
export const pictureUrl = (key: string) => `/pictures/${key}`

/** Phones, which may show another crop: below the width of the desktop layout. */
export const phoneMediaQuery = '(max-width: 639.98px)'
