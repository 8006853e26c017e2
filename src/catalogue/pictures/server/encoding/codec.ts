type Codec = typeof import('sharp')['default']

let loaded: Promise<Codec> | undefined

/** Loaded when the first picture comes: most days of a shop bring none, and it takes 9 MB. */
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

const longestWorkSeconds = 30

/** Decoded pixels, eight bits a channel. */
export type Pixels = { data: Buffer; info: { width: number; height: number; channels: 1 | 2 | 3 | 4 } }

/**
 * A picture about to be decoded; what is cut off or damaged fails when its pixels are read. `mostPixels` bounds the
 * memory that a small file can claim.
 */
export async function openPicture(bytes: Buffer, { mostPixels }: { mostPixels: number }) {
  const sharp = await codec()
  return sharp(bytes, { failOn: 'error', limitInputPixels: mostPixels }).timeout({
    seconds: longestWorkSeconds,
  })
}

/** What the head of the file says, without decoding it. Nothing in it is true until the pixels have been read. */
export async function readHead(bytes: Buffer) {
  const sharp = await codec()
  return sharp(bytes, { limitInputPixels: false }).metadata()
}

export async function fromPixels({ data, info }: Pixels) {
  const sharp = await codec()
  return sharp(data, { raw: info }).timeout({ seconds: longestWorkSeconds })
}

type Size = { width: number; height: number }

/** The whole picture as large as its room allows; what is see-through stays so. */
export const fitInto = async (pixels: Pixels, size: Size): Promise<Pixels> =>
  (await fromPixels(pixels))
    .resize({ ...size, fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })

/** A picture in the middle of a ground. */
export async function layOn({ data, info }: Pixels, { background, ...size }: Size & { background: string }) {
  const sharp = await codec()
  const ground = { create: { ...size, channels: 4 as const, background } }
  return sharp(ground)
    .composite([{ input: data, raw: info, gravity: 'centre' }])
    .timeout({ seconds: longestWorkSeconds })
}

/** A face by its name, and the file that holds it. */
type Face = { font: string; fontfile: string }

/** A letter as large as its room allows. */
export async function drawLetter(letter: string, { colour, ...how }: Size & Face & { colour: string }) {
  const sharp = await codec()
  const text = `<span foreground="${colour}">${letter}</span>`
  return sharp({ text: { text, rgba: true, ...how } })
    .raw()
    .toBuffer({ resolveWithObject: true })
}

let last: Promise<unknown> = Promise.resolve()

/**
 * Decoding and encoding take turns in the whole process: a large picture needs up to 300 MB while it is read, an AVIF up
 * to 100 while it is made. Whoever waits holds a file, or pixels of at most 12 MB; previews, which anyone may ask for,
 * hold nothing. Work that has its turn must not ask for another: it would wait for itself.
 */
export function oneAtATime<T>(work: () => Promise<T>): Promise<T> {
  const result = last.then(work, work)
  last = result.catch(() => {})
  return result
}
