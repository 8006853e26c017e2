import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Db } from '../../../database/connect.ts'
import { send } from '../../../http/doors.ts'
import { notFound, refuse } from '../../../http/refusal.ts'
import { type PictureFormat, pictureAddress, pictureUrl } from '../../../values/picture.ts'
import { isPictureKey } from './picture-places.ts'
import { findWidths } from './pictures.queries.ts'
import type { PictureParts } from './store-pictures.ts'
import { variantOf } from './variant-of.ts'

type Wanted = { key: string; width: number; format: PictureFormat }

/** A picture's name is made from its content, so what an address shows never changes (decision S9). */
const forEver = 'public, max-age=31536000, immutable'
/** The width for whoever asks for a picture without saying which. */
const usualWidth = 1280

/** The pictures themselves, as pages name them. Register it before the sessions: pictures are nobody's. */
export const servePictures = (parts: PictureParts & { db: Db }) => async (app: FastifyInstance) => {
  app.get<{ Params: { key: string; file: string } }>('/pictures/:key/:file', async (request, reply) => {
    const { key, file } = request.params
    const [, width, format] = /^(\d{1,4})\.(avif|webp)$/.exec(file) ?? []
    if (!width || !isPictureKey(key)) return send(reply, noPicture())
    return show(request, reply, { key, width: Number(width), format: format === 'avif' ? 'avif' : 'webp' })
  })

  app.get<{ Params: { key: string } }>('/pictures/:key', async (request, reply) => {
    const { key } = request.params
    const widths = isPictureKey(key) ? await findWidths(parts.db, key) : []
    const width = widths.filter((each) => each <= usualWidth).at(-1) ?? widths[0]
    return width === undefined
      ? send(reply, noPicture())
      : show(request, reply, { key, width, format: 'webp' })
  })

  async function show(request: FastifyRequest, reply: FastifyReply, wanted: Wanted) {
    const etag = `"${wanted.width}-${wanted.format}"`
    reply.header('content-security-policy', "default-src 'none'; sandbox")
    if (request.headers['if-none-match'] === etag)
      return reply.status(304).headers({ etag, 'cache-control': forEver }).send()
    const variant = await variantOf(parts, wanted)
    if (variant.ok)
      return reply.headers({ etag, 'cache-control': forEver }).type(variant.contentType).send(variant.bytes)
    return variant.reason === 'UNKNOWN' ? send(reply, noPicture()) : answerNotYet(reply, wanted)
  }
}

const noPicture = () => notFound('There is no such picture.')

/** Pages name AVIF from the start; until it is made the browser is shown the WebP of the same width. */
function answerNotYet(reply: FastifyReply, { key, width, format }: Wanted) {
  if (format === 'avif')
    return reply
      .header('cache-control', 'no-store')
      .redirect(pictureAddress(pictureUrl(key), width, 'webp'), 302)
  return send(
    reply,
    refuse(503, 'NOT_YET', 'This picture is being prepared. Please try again in a moment.', {
      retryAfterSeconds: 2,
    }),
  )
}
