import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Db } from '#database/connect.ts'
import { send } from '#http/calls/doors.ts'
import { notFound, refuse } from '#http/calls/refusal.ts'
import { type Palette, paletteNames } from '#values/colours/palettes.ts'
import { previewFile } from '#values/pictures/link-preview.ts'
import { type PictureFormat, pictureAddress, pictureUrl } from '#values/pictures/picture.ts'
import { said } from '../words/index.ts'
import { variantWidths } from './encoding/encode-picture.ts'
import { createPreviews } from './encoding/preview-of.ts'
import { variantOf } from './encoding/variant-of.ts'
import { isPictureKey, previewType } from './picture-places.ts'
import { findWidths } from './pictures.queries.ts'
import type { PictureParts } from './store-pictures.ts'

type Wanted = { key: string; width: number; format: PictureFormat }

/** A picture's name is made from its content, so what an address shows never changes (decision S9). */
const forEver = 'public, max-age=31536000, immutable'
/** Opened by itself, a picture may do nothing. */
const asPicture = { 'content-security-policy': "default-src 'none'; sandbox" }
/** The width for whoever asks for a picture without saying which. */
const usualWidth = 1280

/** The pictures themselves, as pages name them. Register it before the sessions: pictures are nobody's. */
export const servePictures = (parts: PictureParts & { db: Db }) => async (app: FastifyInstance) => {
  const previewOf = createPreviews(parts)
  app.get<{ Params: { key: string; file: string } }>('/pictures/:key/:file', async (request, reply) => {
    const { key, file } = request.params
    const palette = paletteNames.find((name) => file === previewFile(name))
    if (palette && isPictureKey(key)) return showPreview(reply, key, palette)
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

  /** Shown on other sites: that is what it is for. */
  async function showPreview(reply: FastifyReply, key: string, palette: Palette) {
    const preview = await previewOf(key, palette)
    if (!preview.ok) return send(reply, preview.reason === 'UNKNOWN' ? noPicture() : notYet(5))
    reply.headers({ ...asPicture, 'cache-control': forEver, 'cross-origin-resource-policy': 'cross-origin' })
    return reply.type(previewType).send(preview.bytes)
  }

  async function show(request: FastifyRequest, reply: FastifyReply, asked: Wanted) {
    const wanted = request.headers['save-data'] === 'on' ? aStepSmaller(asked) : asked
    reply.header('vary', 'save-data')
    const etag = `"${wanted.width}-${wanted.format}"`
    reply.headers(asPicture)
    if (request.headers['if-none-match'] === etag)
      return reply.status(304).headers({ etag, 'cache-control': forEver }).send()
    const variant = await variantOf(parts, wanted)
    if (variant.ok)
      return reply.headers({ etag, 'cache-control': forEver }).type(variant.contentType).send(variant.bytes)
    return variant.reason === 'UNKNOWN' ? send(reply, noPicture()) : answerNotYet(reply, wanted)
  }
}

const notYet = (retryAfterSeconds: number) =>
  refuse(503, 'NOT_YET', said.beingPrepared, { retryAfterSeconds })
const noPicture = () => notFound(said.noSuchPicture)

/** For whoever saves data, at the same address: what a page names is the same for everyone. */
const aStepSmaller = (asked: Wanted) => ({
  ...asked,
  width: variantWidths(asked.width).at(-2) ?? asked.width,
})

/** Pages name AVIF from the start; until it is made the browser is shown the WebP of the same width. */
function answerNotYet(reply: FastifyReply, { key, width, format }: Wanted) {
  if (format === 'avif')
    return reply
      .header('cache-control', 'no-store')
      .redirect(pictureAddress(pictureUrl(key), width, 'webp'), 302)
  return send(reply, notYet(2))
}
