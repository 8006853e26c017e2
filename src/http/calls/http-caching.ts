import { createHash } from 'node:crypto'
import type { FastifyReply, onSendHookHandler } from 'fastify'

/** Browsers and CDNs may store it but must revalidate before each use, so a change shows at once. */
const revalidateAlways = 'public, no-cache'

/** RFC 9111 warning 110: the response is stale because the origin cannot be reached. */
const staleWarning = '110 - "stale"'

/** The ETag of a body and of the headers that belong to its content. */
export const etagOf = (body: Buffer | string, headers = '') =>
  `"${createHash('sha256').update(headers).update('\n').update(body).digest('base64url').slice(0, 22)}"`

/** Sets the caching headers of an answer that is the same for everyone: clients must revalidate it by its ETag. */
export const setPublicCaching = (reply: FastifyReply, etag: string) =>
  reply.headers({ etag, 'cache-control': revalidateAlways })

/** Sets the headers of an answer that may be out of date: it must not be cached. */
export const markStale = (reply: FastifyReply) =>
  reply.headers({ 'cache-control': 'no-store', warning: staleWarning })

/** Whether the client has this `etag` already (RFC 9110, If-None-Match: a list, weak tags or `*`). */
export function isNotModified(ifNoneMatch: string | undefined, etag: string) {
  if (!ifNoneMatch) return false
  const tags = ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return tags.includes('*') || tags.includes(etag)
}

/**
 * An `onSend` hook for public calls without a response cache: adds an ETag, and answers 304 to a client that has it.
 */
export const addEtag: onSendHookHandler<unknown> = (request, reply, payload, done) => {
  const isBody = typeof payload === 'string' || Buffer.isBuffer(payload)
  if (!isBody || reply.statusCode !== 200 || reply.hasHeader('cache-control')) return done(null, payload)
  const etag = etagOf(payload)
  setPublicCaching(reply, etag)
  if (!isNotModified(request.headers['if-none-match'], etag)) return done(null, payload)
  reply.status(304).removeHeader('content-length').removeHeader('content-type')
  done(null, '')
}
