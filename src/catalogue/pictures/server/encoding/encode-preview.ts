import { type Palette, palettes } from '#values/colours/palettes.ts'
import { previewSize } from '#values/pictures/link-preview.ts'
import { openPixels, type Pixels } from './codec.ts'

/** The strictest messenger shows no preview above this size. */
const maxBytes = 300_000
const qualities = [80, 65, 50, 35]

/**
 * Encodes a link preview: a wide picture fills it, any other is centred on the palette's background. The caller must
 * hold the codec's mutex.
 */
export async function encodePreview(pixels: Pixels, palette: Palette): Promise<Buffer> {
  const background = palettes[palette].cream
  const isWide = pixels.info.width / pixels.info.height > 1.4
  const shaped = (await openPixels(pixels))
    .flatten({ background })
    .resize({ ...previewSize, fit: isWide ? 'cover' : 'contain', background })
  let jpeg = Buffer.alloc(0)
  for (const quality of qualities) {
    jpeg = await shaped.clone().jpeg({ quality, mozjpeg: true }).toBuffer()
    if (jpeg.length <= maxBytes) break
  }
  return jpeg
}
