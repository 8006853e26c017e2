import { type Palette, palettes } from '#values/colours/palettes.ts'
import { previewShape } from '#values/pictures/link-preview.ts'
import { fromPixels, type Pixels } from './codec.ts'

/** The strictest messenger shows no picture above this. */
const mostBytes = 300_000
const qualities = [80, 65, 50, 35]

/**
 * The picture of a link preview: a wide one fills the shape, another stands whole in its middle, on the ground of the
 * shop's pages. Whoever calls it has the codec's turn.
 */
export async function encodePreview(pixels: Pixels, palette: Palette): Promise<Buffer> {
  const background = palettes[palette].cream
  const isWide = pixels.info.width / pixels.info.height > 1.4
  const shaped = (await fromPixels(pixels))
    .flatten({ background })
    .resize({ ...previewShape, fit: isWide ? 'cover' : 'contain', background })
  let jpeg = Buffer.alloc(0)
  for (const quality of qualities) {
    jpeg = await shaped.clone().jpeg({ quality, mozjpeg: true }).toBuffer()
    if (jpeg.length <= mostBytes) break
  }
  return jpeg
}
