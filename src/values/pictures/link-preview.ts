import { defaultPalette, type Palette } from '../colours/palettes.ts'

/** The standard size of link preview pictures. Pixels. */
export const previewSize = { width: 1200, height: 630 }
/** The URL of a picture's link preview. `pictureUrl` is the picture's base URL, without a file. */
export const previewUrl = (pictureUrl: string, palette: Palette) => `${pictureUrl}/${previewFile(palette)}`

/** The preview file with the palette's background, which shows where a picture does not fill it. */
export const previewFile = (palette: Palette) =>
  palette === defaultPalette ? 'preview.jpg' : (`preview-${palette}.jpg` as const)

/** The square picture in product feeds and for search engines. Pixels. */
export const squareSize = { width: 1080, height: 1080 }
export const squareFile = 'square.jpg'
/** The small square in mails, which show neither WebP nor AVIF everywhere. Pixels, for high-density screens. */
export const thumbnailSize = { width: 160, height: 160 }
export const thumbnailFile = 'thumbnail.jpg'
/** The URL of a picture's thumbnail. `pictureUrl` is the picture's base URL, without a file. */
export const thumbnailUrl = (pictureUrl: string) => `${pictureUrl}/${thumbnailFile}`
/** The URL of a picture's square. `pictureUrl` is the picture's base URL, without a file. */
export const squareUrl = (pictureUrl: string) => `${pictureUrl}/${squareFile}`
