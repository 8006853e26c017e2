import type { FastifyReply, FastifyRequest } from 'fastify'
import { chainMaybePromise, type MaybePromise } from '#values/maybe-promise.ts'
import { retryAfterSeconds } from '../calls/errors.ts'
import { encodingFor } from '../compression.ts'
import type { EncodedPage } from './encoded-page.ts'
import type { RenderedDocument } from './render-document.ts'

const html = 'text/html; charset=utf-8'

/**
 * Sends a cached page in the preferred encoding.
 * @param isFresh how long the same bytes may be sent again; undefined if each request must be checked
 */
export function sendEncodedPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: EncodedPage,
  isFresh: (() => boolean) | undefined,
): MaybePromise<FastifyReply> {
  const encoding = encodingFor(request.headers['accept-encoding'])
  return chainMaybePromise(page.as(encoding), (bytes) => {
    if (encoding !== 'plain') reply.header('content-encoding', encoding)
    reply.type(html).send(bytes)
    if (isFresh) reply.remember(bytes, createFreshnessCheck(isFresh, page, bytes))
    return reply
  })
}

/** Outside of `sendEncodedPage`, whose scope the cached answer would keep in memory, with the request and its reply. */
const createFreshnessCheck =
  (isFresh: () => boolean, { isSmallerDue }: EncodedPage, bytes: Buffer) =>
  () =>
    isFresh() && !isSmallerDue(bytes)

/** Sends a page that was rendered for this request only, or its redirect. Neither may be cached. */
export function sendUncachedPage(reply: FastifyReply, rendered: RenderedDocument) {
  reply.header('cache-control', 'no-store')
  if ('redirect' in rendered) return reply.redirect(rendered.redirect)
  // A page with a failed part must not be a 200.
  const status = rendered.isComplete || rendered.status >= 400 ? rendered.status : 503
  if (status === 503) reply.header('retry-after', retryAfterSeconds)
  return sendHtml(reply, status, rendered.html)
}

/** Sends HTML. The caller sets the caching headers. */
export const sendHtml = (reply: FastifyReply, status: number, text: string | Buffer) =>
  reply.status(status).type(html).send(text)
