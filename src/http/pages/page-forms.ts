import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib'
import { negotiate } from '@fastify/accept-negotiator'
import type { Soon } from '#values/soon.ts'
import { ownBytes } from '../own-bytes.ts'

type Encoding = 'br' | 'gzip' | 'plain'
const compressed: ('br' | 'gzip')[] = ['br', 'gzip']

/** The encoding that an `Accept-Encoding` header likes best; of equals, the smaller one. */
export const encodingFor = (accepted = ''): Encoding => negotiate(accepted, compressed) ?? 'plain'

/** Above it, a page's brotli form takes longer than the page's render. */
const brotliQuality = 5

const brotli = promisify(brotliCompress)
const encode = {
  br: (plain: Buffer) => brotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } }),
  gzip: promisify(gzip),
}
const decode = { br: promisify(brotliDecompress), gzip: promisify(gunzip) }

/** A page ready to be sent to anybody. */
export type PageForms = {
  etag: string
  /** Its bytes, at once where they are there. */
  as: (encoding: Encoding) => Soon<Buffer>
  /** How many bytes are held. */
  size: () => number
}

/**
 * A page in the encodings that were asked for: nearly all browsers take the same one, and each takes as long as a render.
 * Once a compressed form is there, only such lie in memory; what is wanted otherwise is made from one of them.
 * @param changed is told when more or less is held
 */
export function pageForms(html: string, changed: () => void): PageForms {
  const plain = Buffer.from(html)
  let forms: Partial<Record<Encoding, Soon<Buffer>>> = { plain }

  const decoded = async () => {
    if (Buffer.isBuffer(forms.plain)) return forms.plain
    for (const encoding of compressed) {
      const bytes = forms[encoding]
      if (Buffer.isBuffer(bytes)) return decode[encoding](bytes)
    }
    throw new Error('A page lies in memory in no form.')
  }
  const make = async (encoding: 'br' | 'gzip') => {
    const bytes = ownBytes(await encode[encoding](await decoded()))
    const { plain: _, ...kept } = forms
    forms = { ...kept, [encoding]: bytes }
    changed()
    return bytes
  }

  return {
    etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    as: (encoding) => {
      const found = forms[encoding]
      if (found) return found
      if (encoding === 'plain') return decoded()
      const making = make(encoding)
      making.catch(() => delete forms[encoding])
      forms[encoding] = making
      return making
    },
    size: () =>
      Object.values(forms).reduce((sum, bytes) => sum + (Buffer.isBuffer(bytes) ? bytes.length : 0), 0),
  }
}
