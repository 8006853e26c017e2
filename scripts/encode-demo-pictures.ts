/*
 * Encodes the demo's pictures in every width and format, so that the first start need not:
 *
 *   node scripts/encode-demo-pictures.ts FOLDER
 *
 * FOLDER contains the pictures under their names in catalogue.json. Existing files are kept: after a change to the encoding,
 * delete src/database/demo/pictures first.
 */
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import {
  decodeUpload,
  encodePictureVariant,
  pictureVariantWidths,
} from '#catalogue/pictures/server/encoding/encode-picture.ts'
import { pictureKey, pictureVariantPath } from '#catalogue/pictures/server/picture-paths.ts'

type Shown = { image: string; alt: string }
type Catalogue = {
  categories: Shown[]
  about: Shown[]
  login: Shown
  banners: (Shown & { imageMobile: string })[]
  products: { images: string[]; alt: string[] }[]
}

const demo = join(import.meta.dirname, '../src/database/demo')
/** Encoded once and downloaded often. AVIF at effort 6 would take three times as long for 4% fewer bytes. */
const effort = { webp: 6, avif: 4 }

const [folder] = process.argv.slice(2)
if (!folder) throw new Error('Usage: node scripts/encode-demo-pictures.ts FOLDER')

const pictures: Record<string, object> = {}
for (const { image, alt } of await listPictures()) {
  pictures[image] = { ...(await encodeAllVariants(join(folder, image))), alt }
  console.log(image)
}
await writeFile(join(demo, 'pictures.json'), `${JSON.stringify(pictures, null, 2)}\n`)

/** Every picture of the demo catalogue, with its description. */
async function listPictures(): Promise<Shown[]> {
  const file = await readFile(join(demo, 'catalogue.json'), 'utf8')
  const { categories, about, login, banners, products }: Catalogue = JSON.parse(file)
  return [
    ...banners.flatMap(({ image, imageMobile, alt }) =>
      [image, imageMobile].map((name) => ({ image: name, alt })),
    ),
    ...categories,
    ...about,
    login,
    ...products.flatMap(({ images, alt }) => images.map((image, n) => ({ image, alt: alt[n] ?? '' }))),
  ]
}

/**
 * Writes the missing variants of a picture.
 * @returns its entry in `pictures.json`, without the alternative text
 */
async function encodeAllVariants(file: string) {
  const original = await readFile(file)
  const key = pictureKey(original)
  const pixels = await decodeUpload(original, { maxPixels: 4_000_000 })
  const { width, height } = pixels.info
  const widths = pictureVariantWidths(width)
  for (const each of widths)
    for (const format of ['webp', 'avif'] as const) {
      const place = join(demo, pictureVariantPath(key, { width: each, format }))
      // The originals are WebP of the largest width: nothing is gained by encoding them again.
      const isOriginal = format === 'webp' && each === width
      if (!existsSync(place))
        await write(
          place,
          isOriginal ? original : await encodePictureVariant(pixels, { width: each, format }, effort),
        )
    }
  return { key, width, height, widths, bytes: original.length }
}

async function write(place: string, bytes: Buffer) {
  await mkdir(dirname(place), { recursive: true })
  await writeFile(place, bytes)
}
