import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Soon } from '../values/soon.ts'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)
const brotliQuality = 6

/** One page ready to be sent to anybody, in each encoding. */
export type CachedPage = { etag: string; plain: Buffer; br: Buffer; gzip: Buffer }
type Encoding = 'br' | 'gzip' | 'plain'

type Entry = { version: number; page: Soon<CachedPage | null> }

/**
 * Pages in memory, per address and catalogue version. A page that is asked for by many at once is rendered once.
 * @param most how many addresses are kept; the least recently asked one goes first
 */
export function createPageCache(most = 2_000) {
  const entries = new Map<string, Entry>()

  function remember(key: string, version: number, render: () => Promise<string | null>) {
    const page = render().then(encode)
    const entry: Entry = { version, page }
    entries.set(key, entry)
    const forget = () => {
      if (entries.get(key) === entry) entries.delete(key)
    }
    page.then((made) => {
      // What is no success is answered once and not kept.
      if (made) entry.page = made
      else forget()
    }, forget)
    if (entries.size > most) entries.delete(entries.keys().next().value ?? '')
    return page
  }

  return {
    /**
     * The page of `key` at this version, at once when it is there, rendered when it is not. Nothing when there is no
     * such page to keep.
     */
    find(key: string, version: number, render: () => Promise<string | null>): Soon<CachedPage | null> {
      const entry = entries.get(key)
      if (entry?.version !== version) return remember(key, version, render)
      // Who was asked for last matters only where somebody must go.
      if (entries.size >= most) {
        entries.delete(key)
        entries.set(key, entry)
      }
      return entry.page
    },
  }
}

async function encode(html: string | null): Promise<CachedPage | null> {
  if (html === null) return null
  const plain = Buffer.from(html)
  const params = { [constants.BROTLI_PARAM_QUALITY]: brotliQuality }
  const [br, gzipped] = await Promise.all([compressBrotli(plain, { params }), compressGzip(plain)])
  return {
    etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    plain,
    br,
    gzip: gzipped,
  }
}

/** The best encoding that an `Accept-Encoding` header allows. */
export function encodingFor(accepted = ''): Encoding {
  if (/\bbr\b(?!;\s*q=0(?!\.))/.test(accepted)) return 'br'
  return /\bgzip\b(?!;\s*q=0(?!\.))/.test(accepted) ? 'gzip' : 'plain'
}
