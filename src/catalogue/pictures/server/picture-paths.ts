import { createHash } from 'node:crypto'
import { type Palette, paletteNames } from '#values/colours/palettes.ts'
import { previewFile, squareFile, thumbnailFile } from '#values/pictures/link-preview.ts'
import type { PictureFormat } from '#values/pictures/picture.ts'

/** The hash of the uploaded file is the picture's key, so that the same file sent twice is one picture. */
export const pictureKey = (upload: Buffer) => createHash('sha256').update(upload).digest('hex').slice(0, 32)

export const isPictureKey = (key: string) => /^[0-9a-f]{32}$/.test(key)

/** Path of the master, from which all variants are made. It is never public. */
export const masterPath = (key: string) => `pictures/${key}/master.webp`

export const pictureVariantPath = (
  key: string,
  { width, format }: { width: number; format: PictureFormat },
) => `pictures/${key}/${width}.${format}`

/** What a JPEG of a picture is for: a link preview on a palette's background, the square of product feeds, or mails. */
export type JpegShape = Palette | 'square' | 'thumbnail'

/** The name of each JPEG of a picture. */
export function jpegFile(shape: JpegShape) {
  if (shape === 'square') return squareFile
  return shape === 'thumbnail' ? thumbnailFile : previewFile(shape)
}
export const jpegShapes: readonly JpegShape[] = [...paletteNames, 'square', 'thumbnail']

export const jpegPath = (key: string, shape: JpegShape) => `pictures/${key}/${jpegFile(shape)}`

export const previewType = 'image/jpeg'

export const contentTypes: Record<PictureFormat, string> = { avif: 'image/avif', webp: 'image/webp' }

/** All paths of a picture: the master, the JPEGs, and every variant. */
export function listPicturePaths({ key, widths }: { key: string; widths: number[] }) {
  const formats = Object.keys(contentTypes) as PictureFormat[]
  return [
    masterPath(key),
    ...jpegShapes.map((shape) => jpegPath(key, shape)),
    ...widths.flatMap((width) => formats.map((format) => pictureVariantPath(key, { width, format }))),
  ]
}
