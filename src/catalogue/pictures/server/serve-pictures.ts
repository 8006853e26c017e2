import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Db } from '#database/connect.ts'
import { notFound, refuse } from '#http/calls/refusal.ts'
import { sendRefusal } from '#http/calls/routes.ts'
import { dropDocumentHeaders } from '#http/security-headers.ts'
import { type PictureFormat, pictureUrl, pictureVariantUrl } from '#values/pictures/picture.ts'
import { sentences } from '../words/index.ts'
import { pictureVariantWidths } from './encoding/encode-picture.ts'
import { findPictureVariant } from './encoding/find-picture-variant.ts'
import { createLinkPreviewFinder } from './encoding/link-previews.ts'
import { isPictureKey, type JpegShape, jpegFile, jpegShapes, previewType } from './picture-paths.ts'
import { findWidths } from './pictures.queries.ts'
import type { PictureParts } from './store-pictures.ts'

type RequestedVariant = { key: string; width: number; format: PictureFormat }

/** The key is a hash of the content, so a URL never changes what it shows (decision S9). */
const immutableCache = 'public, max-age=31536000, immutable'
/** A picture opened in its own tab must not run anything. */
const sandboxHeaders = { 'content-security-policy': "default-src 'none'; sandbox" }
/** The width if the request names none. */
const defaultWidth = 1280

/** Serves the pictures. Must be registered before the session plugin, because pictures need no session. */
export const servePictures = (parts: PictureParts & { db: Db }) => async (app: FastifyInstance) => {
  const findLinkPreview = createLinkPreviewFinder(parts)
  app.get<{ Params: { key: string; file: string } }>('/pictures/:key/:file', async (request, reply) => {
    const { key, file } = request.params
    const shape = jpegShapes.find((each) => file === jpegFile(each))
    if (shape && isPictureKey(key)) return sendPreview(reply, key, shape)
    const [, width, format] = /^(\d{1,4})\.(avif|webp)$/.exec(file) ?? []
    if (!width || !isPictureKey(key)) return sendRefusal(reply, pictureNotFound())
    return sendVariant(request, reply, {
      key,
      width: Number(width),
      format: format === 'avif' ? 'avif' : 'webp',
    })
  })

  app.get<{ Params: { key: string } }>('/pictures/:key', async (request, reply) => {
    const { key } = request.params
    const widths = isPictureKey(key) ? await findWidths(parts.db, key) : []
    const width = widths.filter((each) => each <= defaultWidth).at(-1) ?? widths[0]
    return width === undefined
      ? sendRefusal(reply, pictureNotFound())
      : sendVariant(request, reply, { key, width, format: 'webp' })
  })

  /** Sends a link preview or a square, which other sites may embed; 503 while too many are being made. */
  async function sendPreview(reply: FastifyReply, key: string, shape: JpegShape) {
    const preview = await findLinkPreview(key, shape)
    if (!preview.ok)
      return sendRefusal(reply, preview.reason === 'UNKNOWN' ? pictureNotFound() : refuseNotReady(5))
    reply.headers({
      ...sandboxHeaders,
      'cache-control': immutableCache,
      'cross-origin-resource-policy': 'cross-origin',
    })
    return reply.type(previewType).send(preview.bytes)
  }

  /** Sends a stored width and format, with Save-Data a smaller width; 304 if the browser has it. */
  async function sendVariant(request: FastifyRequest, reply: FastifyReply, requested: RequestedVariant) {
    const served = request.headers['save-data'] === 'on' ? nextSmallerWidth(requested) : requested
    reply.header('vary', 'save-data')
    const etag = `"${served.width}-${served.format}"`
    reply.headers(sandboxHeaders)
    if (request.headers['if-none-match'] === etag)
      return reply.status(304).headers({ etag, 'cache-control': immutableCache }).send()
    const variant = await findPictureVariant(parts, served)
    if (!variant.ok)
      return variant.reason === 'UNKNOWN'
        ? sendRefusal(reply, pictureNotFound())
        : sendFallback(reply, served)
    dropDocumentHeaders(reply, `.${served.format}`)
    return reply
      .headers({ ...sandboxHeaders, etag, 'cache-control': immutableCache })
      .type(variant.contentType)
      .send(variant.bytes)
  }
}

const refuseNotReady = (retryAfterSeconds: number) =>
  refuse(503, 'NOT_YET', sentences.beingPrepared, { retryAfterSeconds })
const pictureNotFound = () => notFound(sentences.noSuchPicture)

/**
 * The variant to send with the Save-Data header: a smaller width under the same URL, because the HTML is the same for
 * everyone.
 */
const nextSmallerWidth = (requested: RequestedVariant) => ({
  ...requested,
  width: pictureVariantWidths(requested.width).at(-2) ?? requested.width,
})

/**
 * The response while a variant is being encoded: for AVIF, which pages link from the start, a redirect to the WebP of
 * the same width; otherwise 503.
 */
function sendFallback(reply: FastifyReply, { key, width, format }: RequestedVariant) {
  if (format === 'avif')
    return reply
      .header('cache-control', 'no-store')
      .redirect(pictureVariantUrl(pictureUrl(key), width, 'webp'), 302)
  return sendRefusal(reply, refuseNotReady(2))
}
