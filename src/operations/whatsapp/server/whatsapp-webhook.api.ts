import type { FastifyInstance } from 'fastify'
import { refuse } from '#http/calls/refusal.ts'
import { createRoutes } from '#http/calls/routes.ts'
import type { Parts } from '#parts.ts'
import { whatsappEndpoints } from '../contract.ts'
import { officeSentences } from '../words/index.ts'
import { applyWhatsappEvents } from './receive-webhook.ts'

/** Meta's largest event is 3 MB, and statuses have a few hundred bytes. */
const maxBytes = 3 * 1024 * 1024

const { 'GET /whatsapp/webhook': verification, 'POST /whatsapp/webhook': delivery } = whatsappEndpoints

/** Routes that Meta calls. The body must stay raw bytes, because the signature covers those. */
export const whatsappWebhookApi = (parts: Parts) => async (app: FastifyInstance) => {
  const { log, whatsapp } = parts
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: maxBytes }, (_request, body, done) =>
    done(null, body),
  )
  await app.register(
    createRoutes(
      'whatsapp',
      { 'GET /whatsapp/webhook': verification, 'POST /whatsapp/webhook': delivery },
      {
        'GET /whatsapp/webhook': ({ query, reply }) => {
          const { 'hub.mode': mode, 'hub.verify_token': token = '', 'hub.challenge': challenge } = query
          if (mode !== 'subscribe' || challenge === undefined || !whatsapp()?.isVerifyToken(token))
            return refuse(400, 'WRONG_TOKEN', officeSentences.wrongVerifyToken)
          reply.type('text/plain; charset=utf-8')
          return Buffer.from(challenge)
        },

        'POST /whatsapp/webhook': async ({ request: { headers, body }, language }) => {
          const events = whatsapp()?.readWebhook({
            headers,
            body: Buffer.isBuffer(body) ? body : Buffer.alloc(0),
          })
          if (!events) {
            log.warn({}, 'invalid WhatsApp webhook signature')
            return refuse(400, 'NOT_SIGNED', officeSentences.notSigned)
          }
          await applyWhatsappEvents(parts, events)
          return { message: officeSentences.taken.in(language) }
        },
      },
    ),
  )
}
