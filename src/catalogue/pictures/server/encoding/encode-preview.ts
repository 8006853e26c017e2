import { palettes } from '#values/colours/palettes.ts'
import { previewSize, squareSize, thumbnailSize } from '#values/pictures/link-preview.ts'
import type { JpegShape } from '../picture-paths.ts'
import { openPixels, type Pixels } from './codec.ts'

/** The strictest messenger shows no preview above this size. */
const maxBytes = 300_000
const qualities = [80, 65, 50, 35]

const white = '#ffffff'
/** The squares, on white. A link preview is on the background of its palette. */
const squareSizes: Partial<Record<JpegShape, typeof squareSize>> = {
  square: squareSize,
  thumbnail: thumbnailSize,
}

/**
 * Encodes a link preview or a square. A wide picture fills the preview, any other is centred on the palette's background;
 * in a square the whole picture is centred on white. The caller must hold the codec's mutex.
 */
export async function encodePreview(pixels: Pixels, shape: JpegShape): Promise<Buffer> {
  const isSquare = shape === 'square' || shape === 'thumbnail'
  const background = isSquare ? white : palettes[shape].cream
  const isWide = pixels.info.width / pixels.info.height > 1.4
  const size = squareSizes[shape] ?? previewSize
  const shaped = (await openPixels(pixels))
    .flatten({ background })
    .resize({ ...size, fit: isWide && !isSquare ? 'cover' : 'contain', background })
  let jpeg = Buffer.alloc(0)
  for (const quality of qualities) {
    jpeg = await shaped.clone().jpeg({ quality, mozjpeg: true }).toBuffer()
    if (jpeg.length <= maxBytes) break
  }
  return jpeg
}
