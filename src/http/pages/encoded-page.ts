import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliDecompress, gunzip } from 'node:zlib'
import type { MaybePromise } from '#values/maybe-promise.ts'
import {
  type Compression,
  compress,
  compressions,
  compressWithBrotli,
  type Encoding,
} from '../compression.ts'
import { detachBuffer } from '../detach-buffer.ts'

/** For a page that is still requested when it is a minute old: a tenth smaller, for a quarter of a second on a thread. */
const bestQuality = 11
const bestAfterMs = 60_000

/** The last compression at the best quality. One at a time, so that at most one thread is busy with it. */
let lastBest: Promise<unknown> = Promise.resolve()
const decode: Record<Compression, (bytes: Buffer) => Promise<Buffer>> = {
  br: promisify(brotliDecompress),
  gzip: promisify(gunzip),
}

/** A page that can be sent to anyone. */
export type EncodedPage = {
  etag: string
  /** Its bytes, synchronously if that encoding exists already. */
  as: (encoding: Encoding) => MaybePromise<Buffer>
  /** Whether smaller bytes than these exist, or are due to be made at the next request. */
  isSmallerDue: (bytes: Buffer) => boolean
  /** How many bytes are in memory. */
  size: () => number
}

/**
 * Keeps a page in the encodings requested so far. Compressing costs as much as a render. Once one compressed version
 * exists, the plain one is dropped and derived from it when needed. A page that visitors still request after a minute
 * is compressed once more, as small as possible.
 * @param onSizeChange called when the bytes in memory change
 * @param isCurrent whether the page is still in the cache
 */
export function createEncodedPage(
  plain: Buffer,
  onSizeChange: () => void,
  isCurrent: () => boolean = () => true,
): EncodedPage {
  const madeAt = Date.now()
  let encodings: Partial<Record<Encoding, MaybePromise<Buffer>>> = { plain }
  const quick = new WeakSet<Buffer>()
  let hasStartedBest = false
  const isBestDue = () => !hasStartedBest && Date.now() - madeAt >= bestAfterMs

  const decoded = async () => {
    if (Buffer.isBuffer(encodings.plain)) return encodings.plain
    for (const encoding of compressions) {
      const bytes = encodings[encoding]
      if (Buffer.isBuffer(bytes)) return decode[encoding](bytes)
    }
    throw new Error('The page is not in memory in any encoding.')
  }
  const make = async (encoding: Compression) => {
    const bytes = detachBuffer(await compress[encoding](await decoded()))
    if (encoding === 'br') quick.add(bytes)
    return store(encoding, bytes)
  }
  const store = (encoding: Compression, bytes: Buffer) => {
    const { plain: _, ...kept } = encodings
    encodings = { ...kept, [encoding]: bytes }
    onSizeChange()
    return bytes
  }
  const makeBest = () => {
    hasStartedBest = true
    const compress = async () => {
      if (isCurrent()) store('br', detachBuffer(await compressWithBrotli(await decoded(), bestQuality)))
    }
    // The page stays as it is if that fails.
    lastBest = lastBest.then(compress).catch(() => {})
  }

  return {
    etag: `"${hash('sha256', plain, 'base64url').slice(0, 22)}"`,
    as: (encoding) => {
      const found = encodings[encoding]
      if (encoding === 'br' && Buffer.isBuffer(found) && isBestDue()) makeBest()
      if (found) return found
      if (encoding === 'plain') return decoded()
      const making = make(encoding)
      making.catch(() => delete encodings[encoding])
      encodings[encoding] = making
      return making
    },
    isSmallerDue: (bytes) => quick.has(bytes) && (bytes !== encodings.br || isBestDue()),
    size: () =>
      Object.values(encodings).reduce((sum, bytes) => sum + (Buffer.isBuffer(bytes) ? bytes.length : 0), 0),
  }
}
