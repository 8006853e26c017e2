type Codec = typeof import('sharp')['default']

let loaded: Promise<Codec> | undefined

/** The picture library, loaded at the first use, because uploads are rare and it takes 9 MB. */
const loadSharp = () => {
  loaded ??= importSharp()
  return loaded
}

/**
 * Imports the picture library with settings for a small server: one thread per picture, no memory cache. Only the
 * decoders of accepted formats stay enabled, so that an SVG or a script never reaches a parser.
 */
async function importSharp(): Promise<Codec> {
  const { default: sharp } = await import('sharp')
  sharp.concurrency(1)
  sharp.cache(false)
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({
    operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadHeif'],
  })
  return sharp
}

const timeoutSeconds = 30

/** Decoded pixels with eight bits per channel. */
export type Pixels = { data: Buffer; info: { width: number; height: number; channels: 1 | 2 | 3 | 4 } }

/**
 * Opens a picture file for decoding, with a timeout; truncated or damaged files fail when their pixels are read.
 * `maxPixels` bounds the memory, because a small file can claim huge dimensions.
 */
export async function openPicture(bytes: Buffer, { maxPixels }: { maxPixels: number }) {
  const sharp = await loadSharp()
  return sharp(bytes, { failOn: 'error', limitInputPixels: maxPixels }).timeout({
    seconds: timeoutSeconds,
  })
}

/** Reads the file header without decoding. Must not be trusted until the pixels have been read. */
export async function readMetadata(bytes: Buffer) {
  const sharp = await loadSharp()
  return sharp(bytes, { limitInputPixels: false }).metadata()
}

/** Opens raw pixels in the picture library, with a timeout. */
export async function openPixels({ data, info }: Pixels) {
  const sharp = await loadSharp()
  return sharp(data, { raw: info }).timeout({ seconds: timeoutSeconds })
}

type Size = { width: number; height: number }

/** Scales a picture to fit into a size, without cropping it; transparency is kept. */
export const resizeToFit = async (pixels: Pixels, size: Size): Promise<Pixels> =>
  (await openPixels(pixels))
    .resize({ ...size, fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })

/** Centres a picture on a background of the given size and colour; the result must still be encoded. */
export async function placeOnBackground(
  { data, info }: Pixels,
  { background, ...size }: Size & { background: string },
) {
  const sharp = await loadSharp()
  const ground = { create: { ...size, channels: 4 as const, background } }
  return sharp(ground)
    .composite([{ input: data, raw: info, gravity: 'centre' }])
    .timeout({ seconds: timeoutSeconds })
}

/** A font by its name, with the file that holds it. */
type FontFace = { font: string; fontfile: string }

/** Draws a letter as large as fits into a size, on a transparent background. */
export async function drawLetter(
  letter: string,
  { colour, ...options }: Size & FontFace & { colour: string },
) {
  const sharp = await loadSharp()
  const text = `<span foreground="${colour}">${letter}</span>`
  return sharp({ text: { text, rgba: true, ...options } })
    .raw()
    .toBuffer({ resolveWithObject: true })
}

let tail: Promise<unknown> = Promise.resolve()

/**
 * Runs work under a mutex for the whole process, because decoding a large picture needs up to 300 MB and encoding an
 * AVIF up to 100 MB. Waiting uploads hold a file or at most 12 MB of pixels; link previews, which anyone may request,
 * hold nothing. Work that holds the mutex must not take it again, otherwise it deadlocks.
 */
export function runExclusive<T>(work: () => Promise<T>): Promise<T> {
  const result = tail.then(work, work)
  tail = result.catch(() => {})
  return result
}
