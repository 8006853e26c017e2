import type { FastifyReply } from 'fastify'
import type { Endpoint } from './endpoint.ts'
import { isNotModified, markStale, setPublicCaching } from './http-caching.ts'
import type { CachedAnswer } from './response-cache.ts'

export const jsonContentType = 'application/json; charset=utf-8'

/**
 * Sends a cached answer as JSON, or a 304 to a client that has it. If the endpoint needs no session and has no rate
 * limit, the answer is also stored in the pre-routing cache.
 */
export function sendCachedAnswer(
  reply: FastifyReply,
  { right, optionalAuth, limit }: Endpoint,
  { bytes, isFresh, isStale, etag }: CachedAnswer,
) {
  if (isStale) return markStale(reply).type(jsonContentType).send(bytes)
  setPublicCaching(reply, etag)
  if (isNotModified(reply.request.headers['if-none-match'], etag)) return reply.status(304).send()
  reply.type(jsonContentType).send(bytes)
  if (right === 'anyone' && !optionalAuth && !limit) reply.remember(bytes, isFresh)
  return reply
}
