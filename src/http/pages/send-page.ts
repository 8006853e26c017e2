import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Soon, whenKnown } from '#values/soon.ts'
import { retryAfterSeconds } from '../calls/errors.ts'
import { encodingFor, type PageForms } from './page-forms.ts'
import type { RenderedDocument } from './render-document.ts'

const html = 'text/html; charset=utf-8'

/**
 * Sends a page from memory in the encoding that the request likes best.
 * @param remember is given the bytes once they are sent
 */
export function sendKept(
  request: FastifyRequest,
  reply: FastifyReply,
  page: PageForms,
  remember: (bytes: Buffer) => void,
): Soon<FastifyReply> {
  const encoding = encodingFor(request.headers['accept-encoding'])
  return whenKnown(page.as(encoding), (bytes) => {
    if (encoding !== 'plain') reply.header('content-encoding', encoding)
    reply.type(html).send(bytes)
    remember(bytes)
    return reply
  })
}

/** Sends a page that was made for this request alone. */
export function sendOnce(reply: FastifyReply, rendered: RenderedDocument) {
  reply.header('cache-control', 'no-store')
  if ('redirect' in rendered) return reply.redirect(rendered.redirect)
  // A page with a hole in it is no success, however well the rest reads.
  const status = rendered.whole || rendered.status >= 400 ? rendered.status : 503
  if (status === 503) reply.header('retry-after', retryAfterSeconds)
  return sendText(reply, status, rendered.html)
}

export const sendText = (reply: FastifyReply, status: number, text: string) =>
  reply.status(status).type(html).send(text)
