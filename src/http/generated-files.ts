import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setImmediate } from 'node:timers/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { negotiate } from '@fastify/accept-negotiator'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { tooManyRequestsError } from './calls/errors.ts'
import { rateLimitCosts, type SpendBudget } from './rate-limit-costs.ts'

/** Compressed: such a file has a megabyte for each thousand products, and compresses to a tenth. */
type StoredFile = { gzip: Buffer; etag: string }

type GeneratedFile = {
  key: string
  type: string
  /** The `Cache-Control` header. */
  caching: string
  /** The text in pieces, none so large that building it would delay other requests. */
  generate: () => AsyncIterable<string>
}

/** Each file is generated at most once in this time, however often it is requested. */
const maxAgeMs = 60_000
/** A shop with 100,000 products has files of about this size in total. */
const maxBytes = 24 * 1024 * 1024
const overhead = 500

/**
 * Sends files for programs that are generated from the whole catalogue, such as feeds and sitemaps. They are cached for
 * a minute, in memory and compressed. While the database is down, the last file is sent. Generating one takes from the
 * network's budget: 429 beyond it.
 */
export function createGeneratedFiles({ clock, spend }: { clock: { now: () => Date }; spend: SpendBudget }) {
  const cache = new LRUCache<string, StoredFile, GeneratedFile['generate']>({
    maxSize: maxBytes,
    sizeCalculation: ({ gzip }) => gzip.length + overhead,
    ttl: maxAgeMs,
    ttlResolution: 0,
    perf: { now: () => clock.now().getTime() },
    fetchMethod: async (_key, _last, { context: generate }) => compress(generate()),
    allowStaleOnFetchRejection: true,
  })

  return async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    { key, type, caching, generate }: GeneratedFile,
  ) {
    if (!cache.has(key)) {
      const seconds = await spend(request.ip, rateLimitCosts.searchPage)
      if (seconds > 0) throw tooManyRequestsError(seconds)
    }
    const file = await cache.forceFetch(key, { context: generate })
    reply.headers({ etag: file.etag, 'cache-control': caching, vary: 'accept-encoding' }).type(type)
    if (request.headers['if-none-match'] === file.etag) return reply.status(304).send()
    if (negotiate(request.headers['accept-encoding'] ?? '', ['gzip']) === 'gzip')
      return reply.header('content-encoding', 'gzip').send(file.gzip)
    return reply.send(Readable.from([file.gzip]).pipe(createGunzip()))
  }
}

/** Lets other requests be answered after each piece: the embedded database answers without leaving the main thread. */
async function* withPauses(pieces: AsyncIterable<string>) {
  for await (const piece of pieces) {
    yield piece
    await setImmediate()
  }
}

/** Compresses the text on a thread beside the main one. The ETag is weak: it is the same for both encodings. */
async function compress(pieces: AsyncIterable<string>): Promise<StoredFile> {
  const compressed: Buffer[] = []
  await pipeline(withPauses(pieces), createGzip(), async (chunks: AsyncIterable<Buffer>) => {
    for await (const chunk of chunks) compressed.push(chunk)
  })
  const gzip = Buffer.concat(compressed)
  const hash = createHash('sha256').update(gzip).digest('base64url').slice(0, 22)
  return { gzip, etag: `W/"${hash}"` }
}
