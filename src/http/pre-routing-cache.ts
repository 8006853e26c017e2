import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { FastifyInstance, FastifyReply } from 'fastify'
import plugin from 'fastify-plugin'
import { LRUCache } from 'lru-cache'
import type { CacheStatistics } from './cache-statistics.ts'
import type { NotFoundFilter } from './not-found-filter.ts'
import { findLanguageRedirect } from './remembered-language.ts'

declare module 'fastify' {
  interface FastifyReply {
    /**
     * Caches the answer that was just sent, for requests with the same cache key while `isFresh`. It must be the same
     * for everyone. A 404 is stored under the not-found filter's key, or not at all.
     */
    remember: (bytes: Buffer, isFresh: () => boolean) => void
  }
}

/** Names and values in turn, the format that is cheapest for Node. */
type CachedReply = { status: number; headers: string[]; bytes: Buffer; isFresh: () => boolean }

/** The other caches bound the entries that are current; this limits the total. */
const maxEntries = 1_000
const maxBytes = 16 * 1024 * 1024
const maxKeyLength = 1_000

type Options = {
  notFoundFilter: NotFoundFilter
  /** Counts how often a cached answer was enough. */
  cacheStatistics: CacheStatistics
  /** When aborted, each answer must close its connection, which the router handles. */
  shutdownSignal: AbortSignal | undefined
}

/**
 * A cache in front of the router: Fastify's hooks and routing would double the cost of sending the same bytes. A
 * request that does not match exactly goes on to the router, as do all requests during shutdown.
 */
export const preRoutingCache = plugin(
  async (app: FastifyInstance, { notFoundFilter, cacheStatistics, shutdownSignal }: Options) => {
    const cache = new LRUCache<string, CachedReply>({
      max: maxEntries,
      maxSize: maxBytes,
      sizeCalculation: ({ bytes }) => bytes.length + maxKeyLength,
    })
    cacheStatistics.preRoutingBytes = () => cache.calculatedSize

    const find = (key: string | undefined) => {
      const found = key && cache.get(key)
      if (!found || found.isFresh()) return found
      cache.delete(key)
      return undefined
    }

    const answer = (request: IncomingMessage, response: ServerResponse) => {
      const { url = '' } = request
      if (shutdownSignal?.aborted) return false
      if (findLanguageRedirect(url, request.headers)) return false
      const found = find(cacheKeyOf(request, url)) ?? find(cacheKeyOf(request, notFoundFilter(request, url)))
      if (!found) return false
      cacheStatistics.preRoutingHits += 1
      response.writeHead(found.status, found.headers)
      response.end(found.bytes)
      return true
    }

    app.decorateReply('remember', function (this: FastifyReply, bytes: Buffer, isFresh: () => boolean) {
      const { request, statusCode: status } = this
      const { raw, originalUrl } = request
      const isMissing = status === 404
      const key = cacheKeyOf(raw, isMissing ? notFoundFilter(raw, originalUrl) : originalUrl)
      if (key && (status === 200 || isMissing) && !this.hasHeader('set-cookie'))
        cache.set(key, { status, headers: flatHeaders(this), bytes, isFresh })
    })

    listenBeforeRouting(app, answer)
  },
)

/**
 * Calls `answer` for each request, and the router only if that returns false. Replaces only the listener, because the
 * server keeps the timeouts that Fastify set.
 */
function listenBeforeRouting(
  app: FastifyInstance,
  answer: (request: IncomingMessage, response: ServerResponse) => boolean,
) {
  const routing = app.server.listeners('request') as RequestListener[]
  const first: RequestListener = (request, response) => {
    if (!answer(request, response)) for (const next of routing) next(request, response)
  }
  app.server.removeAllListeners('request').on('request', first)
  // While closing, Fastify must end each connection with its answer.
  app.addHook('preClose', async () => {
    app.server.removeListener('request', first)
    for (const next of routing) app.server.on('request', next)
  })
}

/**
 * The cache key of a request, or undefined when anything else may decide the answer: another method, a conditional
 * request, a body. A request without `Accept` does not come from a browser and is not cached.
 * @param address the URL, or the not-found filter's key
 */
function cacheKeyOf({ method, headers }: IncomingMessage, address: string | undefined) {
  const { accept } = headers
  if (
    address === undefined ||
    method !== 'GET' ||
    accept === undefined ||
    headers['if-none-match'] !== undefined
  )
    return undefined
  if (headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined) return undefined
  const key = `${address}\n${accept}\n${headers['accept-encoding'] ?? ''}\n${headers['sec-fetch-dest'] ?? ''}`
  return key.length > maxKeyLength ? undefined : key
}

/** The headers as a flat list of names and values, as `writeHead` takes them. */
const flatHeaders = (reply: FastifyReply) =>
  Object.entries(reply.getHeaders()).flatMap(([name, value]) => [name, String(value)])
