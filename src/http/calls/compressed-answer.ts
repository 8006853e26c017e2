import type { FastifyReply, onSendHookHandler } from 'fastify'
import { compress, encodingFor } from '../compression.ts'

/** A shorter answer travels in the same one or two packets when it is compressed. */
const minBytes = 2000

/** Whether a body is long enough to be compressed for clients that accept it. */
export const isCompressible = ({ length }: string | Buffer) => length >= minBytes

/** Tells caches that clients get the answer in different encodings; once, however often it is called. */
export function addEncodingToVary(reply: FastifyReply) {
  const vary = String(reply.getHeader('vary') ?? '')
  if (vary.includes('accept-encoding')) return
  reply.header('vary', vary ? `${vary}, accept-encoding` : 'accept-encoding')
}

/**
 * An `onSend` hook: compresses a long answer if the client accepts that. On a slow phone a list arrives up to a quarter
 * of a second earlier. Answers of the response cache are compressed already.
 */
export const compressAnswer: onSendHookHandler<unknown> = (request, reply, payload, done) => {
  if (!isLongJson(reply, payload)) return done(null, payload)
  addEncodingToVary(reply)
  const encoding = encodingFor(request.headers['accept-encoding'])
  if (encoding === 'plain') return done(null, payload)
  compress[encoding](Buffer.from(payload)).then(
    (bytes) => {
      reply.header('content-encoding', encoding).removeHeader('content-length')
      done(null, bytes)
    },
    (error) => done(error),
  )
}

const isLongJson = (reply: FastifyReply, payload: unknown): payload is string | Buffer =>
  (typeof payload === 'string' || Buffer.isBuffer(payload)) &&
  isCompressible(payload) &&
  !reply.hasHeader('content-encoding') &&
  String(reply.getHeader('content-type')).startsWith('application/json')
