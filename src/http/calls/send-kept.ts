import type { FastifyReply } from 'fastify'
import type { Endpoint } from './endpoint.ts'
import type { KeptAnswer } from './kept-answers.ts'
import { cacheForAll, isKnown, markStale } from './public-caching.ts'

export const json = 'application/json; charset=utf-8'

/** The same for everybody where nobody is looked up and no calls are counted. */
export function sendKept(
  reply: FastifyReply,
  { access, identifies, limit }: Endpoint,
  { bytes, isFresh, isStale, etag }: KeptAnswer,
) {
  if (isStale) return markStale(reply).type(json).send(bytes)
  cacheForAll(reply, etag)
  if (isKnown(reply.request.headers['if-none-match'], etag)) return reply.status(304).send()
  reply.type(json).send(bytes)
  if (access === 'anyone' && !identifies && !limit) reply.remember(bytes, isFresh)
  return reply
}
