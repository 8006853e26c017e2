import { createHash } from 'node:crypto'
import { type Palette, paletteNames } from '#values/colours/palettes.ts'
import { previewFile } from '#values/pictures/link-preview.ts'
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

/** Path of the link preview on a palette's background. */
export const previewPath = (key: string, palette: Palette) => `pictures/${key}/${previewFile(palette)}`

export const previewType = 'image/jpeg'

export const contentTypes: Record<PictureFormat, string> = { avif: 'image/avif', webp: 'image/webp' }

/** All paths of a picture: the master, the link previews, and every variant. */
export function listPicturePaths({ key, widths }: { key: string; widths: number[] }) {
  const formats = Object.keys(contentTypes) as PictureFormat[]
  return [
    masterPath(key),
    ...paletteNames.map((palette) => previewPath(key, palette)),
    ...widths.flatMap((width) => formats.map((format) => pictureVariantPath(key, { width, format }))),
  ]
}
