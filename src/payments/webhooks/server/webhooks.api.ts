import type { FastifyInstance } from 'fastify'
import { doors } from '#http/calls/doors.ts'
import { refuse } from '#http/calls/refusal.ts'
import type { Parts } from '#parts.ts'
import { inAHurry } from '#payments/processing/server/in-a-hurry.ts'
import { returnFromPayment } from '#payments/processing/server/return-from-payment.ts'
import { said } from '#payments/reconciliation/words/office/index.ts'
import { pathIn } from '#words/language.ts'
import { providerEndpoints } from '../contract.ts'
import { webhookTaker } from './take-webhook.ts'

/** Far more than the provider has ever sent of a payment with many notes. */
const mostBytes = 1024 * 1024

/** The provider's own calls. Their bodies reach us as the bytes they are: signatures are over those. */
export const providerApi = (parts: Parts) => async (app: FastifyInstance) => {
  const takeWebhook = webhookTaker(parts)
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: mostBytes }, (_request, body, done) =>
    done(null, body),
  )
  await app.register(
    doors('checkout', providerEndpoints, {
      'POST /payment/webhook': async ({ request, language }) => {
        const body = bytesOf(request.body)
        const signature = headerOf(request.headers['x-razorpay-signature']) ?? ''
        const eventId = headerOf(request.headers['x-razorpay-event-id'])?.slice(0, 100)
        const taken = await takeWebhook({ body, signature, eventId })
        return taken.ok ? { message: said.taken.in(language) } : refuse(400, 'NOT_SIGNED', said.notSigned)
      },

      'POST /payment/return': async ({ request, query, reply, language }) => {
        const form = new URLSearchParams(bytesOf(request.body).toString('utf8'))
        const path = await returnFromPayment(inAHurry(parts), form, query.order_id)
        reply.status(303).header('location', pathIn(language, path))
        return { message: said.goingOn.in(language) }
      },
    }),
  )
}

/** The parser above is the only one here; no body is an empty one. */
const bytesOf = (body: unknown) => (Buffer.isBuffer(body) ? body : Buffer.alloc(0))
const headerOf = (header: string | string[] | undefined) => (Array.isArray(header) ? header[0] : header)
