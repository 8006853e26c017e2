import { createHash } from 'node:crypto'
import type { FastifyReply, onSendHookHandler } from 'fastify'

/** May be stored by browsers and CDNs, and is asked about before each use: a change is seen at once. */
const askFirst = 'public, no-cache'

/** RFC 9111: what is sent was not checked, because where it would be checked is away. */
const staleWarning = '110 - "stale"'

/** An entity tag for a body and whatever else the answer's headers tell. */
export const etagOf = (body: Buffer | string, headers = '') =>
  `"${createHash('sha256').update(headers).update('\n').update(body).digest('base64url').slice(0, 22)}"`

/** An answer that is the same for everybody. */
export const cacheForAll = (reply: FastifyReply, etag: string) =>
  reply.headers({ etag, 'cache-control': askFirst })

/** An answer that may have changed meanwhile: kept by nobody. */
export const markStale = (reply: FastifyReply) =>
  reply.headers({ 'cache-control': 'no-store', warning: staleWarning })

/** Whether a client already has what `etag` names (RFC 9110, If-None-Match: a list, weak tags or `*`). */
export function isKnown(ifNoneMatch: string | undefined, etag: string) {
  if (!ifNoneMatch) return false
  const tags = ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return tags.includes('*') || tags.includes(etag)
}

/** For calls that answer everybody alike and keep no answer themselves: tags what goes out, and says 304 to who has it. */
export const tagForAll: onSendHookHandler<unknown> = (request, reply, payload, done) => {
  const isBody = typeof payload === 'string' || Buffer.isBuffer(payload)
  if (!isBody || reply.statusCode !== 200 || reply.hasHeader('cache-control')) return done(null, payload)
  const etag = etagOf(payload)
  cacheForAll(reply, etag)
  if (!isKnown(request.headers['if-none-match'], etag)) return done(null, payload)
  reply.status(304).removeHeader('content-length').removeHeader('content-type')
  done(null, '')
}
