import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib'
import { negotiate } from '@fastify/accept-negotiator'
import type { MaybePromise } from '#values/maybe-promise.ts'
import { detachBuffer } from '../detach-buffer.ts'

type Encoding = 'br' | 'gzip' | 'plain'
const compressed: ('br' | 'gzip')[] = ['br', 'gzip']

/** The preferred encoding of an `Accept-Encoding` header; if several are equal, the smallest. */
export const encodingFor = (accepted = ''): Encoding => negotiate(accepted, compressed) ?? 'plain'

/** Higher qualities would take longer than the render itself. */
const brotliQuality = 5

const brotli = promisify(brotliCompress)
const encode = {
  br: (plain: Buffer) => brotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } }),
  gzip: promisify(gzip),
}
const decode = { br: promisify(brotliDecompress), gzip: promisify(gunzip) }

/** A page that can be sent to anyone. */
export type EncodedPage = {
  etag: string
  /** Its bytes, synchronously if that encoding exists already. */
  as: (encoding: Encoding) => MaybePromise<Buffer>
  /** How many bytes are in memory. */
  size: () => number
}

/**
 * Keeps a page in the encodings requested so far. Compressing costs as much as a render. Once one compressed version
 * exists, the plain one is dropped and derived from it when needed.
 * @param onSizeChange called when the bytes in memory change
 */
export function createEncodedPage(html: string, onSizeChange: () => void): EncodedPage {
  const plain = Buffer.from(html)
  let encodings: Partial<Record<Encoding, MaybePromise<Buffer>>> = { plain }

  const decoded = async () => {
    if (Buffer.isBuffer(encodings.plain)) return encodings.plain
    for (const encoding of compressed) {
      const bytes = encodings[encoding]
      if (Buffer.isBuffer(bytes)) return decode[encoding](bytes)
    }
    throw new Error('The page is not in memory in any encoding.')
  }
  const make = async (encoding: 'br' | 'gzip') => {
    const bytes = detachBuffer(await encode[encoding](await decoded()))
    const { plain: _, ...kept } = encodings
    encodings = { ...kept, [encoding]: bytes }
    onSizeChange()
    return bytes
  }

  return {
    etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    as: (encoding) => {
      const found = encodings[encoding]
      if (found) return found
      if (encoding === 'plain') return decoded()
      const making = make(encoding)
      making.catch(() => delete encodings[encoding])
      encodings[encoding] = making
      return making
    },
    size: () =>
      Object.values(encodings).reduce((sum, bytes) => sum + (Buffer.isBuffer(bytes) ? bytes.length : 0), 0),
  }
}
