import type { FastifyInstance, FastifyReply } from 'fastify'
import { send } from '#http/calls/doors.ts'
import { notFound } from '#http/calls/refusal.ts'
import type { Parts } from '#parts.ts'
import { type MarkFile, markAddress, markFiles } from '#values/pictures/marks.ts'
import { said } from '../../words/index.ts'
import { createMarks, typeOf } from './stored-marks.ts'

/** What an address shows never changes: another logo, name or set of colours has another. */
const forEver = 'public, max-age=31536000, immutable'

type Asked = { Params: { id: string; file: string } }

/** The shop's own logo and icons. Register it before the sessions: they are nobody's. */
export const serveMarks = (parts: Pick<Parts, 'media' | 'followStore'>) => async (app: FastifyInstance) => {
  const findMark = createMarks(parts)

  app.get<Asked>('/marks/:id/:file', { schema: { hide: true } }, async ({ params }, reply) => {
    const { id, file } = params
    if (!isMarkFile(file) || !/^[0-9a-f]{16}$/.test(id)) return send(reply, noMark())
    const found = await findMark(id, file)
    if (found.ok) return show(reply, file, found.bytes)
    return found.now ? leadTo(reply, markAddress(found.now, file)) : send(reply, noMark())
  })
}

const noMark = () => notFound(said.noSuchMark)

const isMarkFile = (file: string): file is MarkFile => markFiles.some((known) => known === file)

/** Mail programs and messengers on other sites show them, too. */
const show = (reply: FastifyReply, file: MarkFile, bytes: Buffer) =>
  reply
    .headers({
      'cache-control': forEver,
      'cross-origin-resource-policy': 'cross-origin',
      // Opened by itself it is a picture and nothing more, whatever its bytes hold.
      'content-security-policy': "default-src 'none'; sandbox",
    })
    .type(typeOf(file))
    .send(bytes)

const leadTo = (reply: FastifyReply, address: string) =>
  reply.header('cache-control', 'no-store').redirect(address, 302)
