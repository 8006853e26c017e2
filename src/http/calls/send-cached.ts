import type { FastifyReply } from 'fastify'
import { chainMaybePromise, type MaybePromise } from '#values/maybe-promise.ts'
import { encodingFor } from '../compression.ts'
import { addEncodingToVary, isCompressible } from './compressed-answer.ts'
import type { Endpoint } from './endpoint.ts'
import { isNotModified, markStale, setPublicCaching } from './http-caching.ts'
import type { CachedAnswer } from './response-cache.ts'

export const jsonContentType = 'application/json; charset=utf-8'

/**
 * Sends a cached answer as JSON, compressed if it is long, or a 304 to a client that has it. If the endpoint needs no session and has no rate
 * limit, the answer is also stored in the pre-routing cache.
 */
export function sendCachedAnswer(
  reply: FastifyReply,
  { right, optionalAuth, limit }: Endpoint,
  answer: CachedAnswer,
): MaybePromise<FastifyReply> {
  const { bytes: plain, isFresh, isStale, etag } = answer
  if (isStale) return markStale(reply).type(jsonContentType).send(plain)
  setPublicCaching(reply, etag)
  const { headers } = reply.request
  if (isNotModified(headers['if-none-match'], etag)) return reply.status(304).send()
  const encoding = encodingFor(headers['accept-encoding'])
  if (isCompressible(plain)) addEncodingToVary(reply)
  return chainMaybePromise(answer.as(encoding), (bytes) => {
    if (bytes !== plain) reply.header('content-encoding', encoding)
    reply.type(jsonContentType).send(bytes)
    if (right === 'anyone' && !optionalAuth && !limit) reply.remember(bytes, isFresh)
    return reply
  })
}
