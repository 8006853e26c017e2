import type { FastifyInstance } from 'fastify'
import { refuse } from '#http/calls/refusal.ts'
import { createRoutes } from '#http/calls/routes.ts'
import type { Parts } from '#parts.ts'
import { withProviderDeadline } from '#payments/processing/server/provider-deadline.ts'
import { returnFromPayment } from '#payments/processing/server/return-from-payment.ts'
import { officeSentences as sentences } from '#payments/reconciliation/words/index.ts'
import { pathIn } from '#words/language.ts'
import { webhookEndpoints } from '../contract.ts'
import { createWebhookReceiver } from './receive-webhook.ts'

/** Far more than any event that the provider has sent, even with many notes. */
const maxBytes = 1024 * 1024

/** Webhook routes. The body must stay raw bytes, because the signature covers those. */
export const webhooksApi = (parts: Parts) => async (app: FastifyInstance) => {
  const receiveWebhook = createWebhookReceiver(parts)
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: maxBytes }, (_request, body, done) =>
    done(null, body),
  )
  await app.register(
    createRoutes('checkout', webhookEndpoints, {
      'POST /payment/webhook': async ({ request, language }) => {
        const received = await receiveWebhook({ headers: request.headers, body: bytesOf(request.body) })
        return received.ok
          ? { message: sentences.taken.in(language) }
          : refuse(400, 'NOT_SIGNED', sentences.notSigned)
      },

      'POST /payment/return': async ({ request, query, reply, language }) => {
        const form = new URLSearchParams(bytesOf(request.body).toString('utf8'))
        const path = await returnFromPayment(withProviderDeadline(parts), form, query)
        reply.status(303).header('location', pathIn(language, path))
        return { message: sentences.goingOn.in(language) }
      },
    }),
  )
}

/** The parser above is the only one here, so a missing body counts as empty. */
const bytesOf = (body: unknown) => (Buffer.isBuffer(body) ? body : Buffer.alloc(0))
