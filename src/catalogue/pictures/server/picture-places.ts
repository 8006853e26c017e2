import { createHash } from 'node:crypto'
import { type Palette, paletteNames } from '#values/colours/palettes.ts'
import { previewFile } from '#values/pictures/link-preview.ts'
import type { PictureFormat } from '#values/pictures/picture.ts'

/** The name of a picture: the hash of the file it was made from, so the same file sent twice is one picture. */
export const pictureKey = (upload: Buffer) => createHash('sha256').update(upload).digest('hex').slice(0, 32)

export const isPictureKey = (key: string) => /^[0-9a-f]{32}$/.test(key)

/** Where the picture lies that all variants are made from. Shoppers never see it. */
export const masterPlace = (key: string) => `pictures/${key}/master.webp`

export const variantPlace = (key: string, { width, format }: { width: number; format: PictureFormat }) =>
  `pictures/${key}/${width}.${format}`

/** Where the picture of link previews lies, on the ground of these colours. */
export const previewPlace = (key: string, palette: Palette) => `pictures/${key}/${previewFile(palette)}`

export const previewType = 'image/jpeg'

export const contentTypes: Record<PictureFormat, string> = { avif: 'image/avif', webp: 'image/webp' }

/** Wherever something of a picture may lie: the master, what link previews show, and each width in each format. */
export function placesOf({ key, widths }: { key: string; widths: number[] }) {
  const formats = Object.keys(contentTypes) as PictureFormat[]
  return [
    masterPlace(key),
    ...paletteNames.map((palette) => previewPlace(key, palette)),
    ...widths.flatMap((width) => formats.map((format) => variantPlace(key, { width, format }))),
  ]
}
