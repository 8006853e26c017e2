import type { FastifyReply } from 'fastify'
import type { Endpoint } from './endpoint.ts'
import { isNotModified, markStale, setPublicCaching } from './http-caching.ts'
import type { CachedAnswer } from './response-cache.ts'

export const jsonContentType = 'application/json; charset=utf-8'

/** Also stored in the pre-routing cache, where no session and no rate limit is involved. */
export function sendCachedAnswer(
  reply: FastifyReply,
  { access, optionalAuth, limit }: Endpoint,
  { bytes, isFresh, isStale, etag }: CachedAnswer,
) {
  if (isStale) return markStale(reply).type(jsonContentType).send(bytes)
  setPublicCaching(reply, etag)
  if (isNotModified(reply.request.headers['if-none-match'], etag)) return reply.status(304).send()
  reply.type(jsonContentType).send(bytes)
  if (access === 'anyone' && !optionalAuth && !limit) reply.remember(bytes, isFresh)
  return reply
}
