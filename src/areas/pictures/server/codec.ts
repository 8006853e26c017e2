import sharp from 'sharp'

/*
 * A small server: one thread a picture, nothing kept in memory afterwards. Of all that the decoder could read, only the
 * formats that the shop takes are left open, so a drawing or a script never reaches a parser.
 */
sharp.concurrency(1)
sharp.cache(false)
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadHeif'],
})

const longestWorkSeconds = 30

/** Decoded pixels, eight bits a channel. */
export type Pixels = { data: Buffer; info: { width: number; height: number; channels: 1 | 2 | 3 | 4 } }

/**
 * A picture about to be decoded; what is cut off or damaged fails when its pixels are read. `mostPixels` bounds the
 * memory that a small file can claim.
 */
export const openPicture = (bytes: Buffer, { mostPixels }: { mostPixels: number }) =>
  sharp(bytes, { failOn: 'error', limitInputPixels: mostPixels }).timeout({ seconds: longestWorkSeconds })

/** What the head of the file says, without decoding it. Nothing in it is true until the pixels have been read. */
export const readHead = (bytes: Buffer) => sharp(bytes, { limitInputPixels: false }).metadata()

export const fromPixels = ({ data, info }: Pixels) =>
  sharp(data, { raw: info }).timeout({ seconds: longestWorkSeconds })

let last: Promise<unknown> = Promise.resolve()

/** Uploads are decoded one after the other: a large one needs up to 300 MB while it is. */
export function oneAtATime<T>(work: () => Promise<T>): Promise<T> {
  const result = last.then(work, work)
  last = result.catch(() => {})
  return result
}
