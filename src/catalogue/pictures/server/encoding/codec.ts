type Codec = typeof import('sharp')['default']

let loaded: Promise<Codec> | undefined

/** Loaded lazily: most days no picture is uploaded, and it takes 9 MB. */
const codec = () => {
  loaded ??= load()
  return loaded
}

/**
 * A small server: one thread a picture, nothing kept in memory afterwards. Of all that the decoder could read, only the
 * formats that the shop takes are left open, so a drawing or a script never reaches a parser.
 */
async function load(): Promise<Codec> {
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

/** Decoded pixels, eight bits a channel. */
export type Pixels = { data: Buffer; info: { width: number; height: number; channels: 1 | 2 | 3 | 4 } }

/**
 * A picture about to be decoded; what is cut off or damaged fails when its pixels are read. `mostPixels` bounds the
 * memory that a small file can claim.
 */
export async function openPicture(bytes: Buffer, { mostPixels }: { mostPixels: number }) {
  const sharp = await codec()
  return sharp(bytes, { failOn: 'error', limitInputPixels: mostPixels }).timeout({
    seconds: timeoutSeconds,
  })
}

/** What the head of the file says, without decoding it. Nothing in it is true until the pixels have been read. */
export async function readMetadata(bytes: Buffer) {
  const sharp = await codec()
  return sharp(bytes, { limitInputPixels: false }).metadata()
}

export async function fromPixels({ data, info }: Pixels) {
  const sharp = await codec()
  return sharp(data, { raw: info }).timeout({ seconds: timeoutSeconds })
}

type Size = { width: number; height: number }

/** The whole picture as large as its room allows; what is see-through stays so. */
export const resizeToFit = async (pixels: Pixels, size: Size): Promise<Pixels> =>
  (await fromPixels(pixels))
    .resize({ ...size, fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })

/** A picture in the middle of a ground. */
export async function placeOnBackground(
  { data, info }: Pixels,
  { background, ...size }: Size & { background: string },
) {
  const sharp = await codec()
  const ground = { create: { ...size, channels: 4 as const, background } }
  return sharp(ground)
    .composite([{ input: data, raw: info, gravity: 'centre' }])
    .timeout({ seconds: timeoutSeconds })
}

/** A face by its name, and the file that holds it. */
type FontFace = { font: string; fontfile: string }

/** A letter as large as its room allows. */
export async function drawLetter(
  letter: string,
  { colour, ...options }: Size & FontFace & { colour: string },
) {
  const sharp = await codec()
  const text = `<span foreground="${colour}">${letter}</span>`
  return sharp({ text: { text, rgba: true, ...options } })
    .raw()
    .toBuffer({ resolveWithObject: true })
}

let tail: Promise<unknown> = Promise.resolve()

/**
 * A mutex for the whole process: decoding a large picture needs up to 300 MB, encoding an AVIF up to 100. What waits
 * holds a file, or pixels of at most 12 MB; link previews, which anyone may request, hold nothing. Work that holds
 * the mutex must not ask for it again: that is a deadlock.
 */
export function runExclusive<T>(work: () => Promise<T>): Promise<T> {
  const result = tail.then(work, work)
  tail = result.catch(() => {})
  return result
}
