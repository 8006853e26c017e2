import type { FastifyInstance } from 'fastify'
import { doors } from '../../../http/doors.ts'
import { refuse } from '../../../http/refusal.ts'
import type { Parts } from '../../../parts.ts'
import { providerEndpoints } from '../contract.ts'
import { returnFromPayment } from './return-from-payment.ts'
import { webhookTaker } from './webhook.ts'

/** The provider's own calls. Their bodies reach us as the bytes they are: signatures are over those. */
export const providerApi = (parts: Parts) => async (app: FastifyInstance) => {
  const takeWebhook = webhookTaker(parts)
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  await app.register(
    doors('checkout', providerEndpoints, {
      'POST /payment/webhook': async ({ request }) => {
        const body = bytesOf(request.body)
        const signature = headerOf(request.headers['x-razorpay-signature']) ?? ''
        const eventId = headerOf(request.headers['x-razorpay-event-id'])?.slice(0, 100)
        const taken = await takeWebhook({ body, signature, eventId })
        if (taken.ok) return { message: 'Taken.' }
        return taken.reason === 'NOT_SIGNED'
          ? refuse(400, 'NOT_SIGNED', 'The signature is not right.')
          : refuse(400, 'NOT_AN_EVENT', 'This is not an event.')
      },

      'POST /payment/return': async ({ request, query, reply }) => {
        const form = new URLSearchParams(bytesOf(request.body).toString('utf8'))
        reply.status(303).header('location', await returnFromPayment(parts, form, query.order_id))
        return { message: 'Going on to your order.' }
      },
    }),
  )
}

/** The parser above is the only one here; no body is an empty one. */
const bytesOf = (body: unknown) => (Buffer.isBuffer(body) ? body : Buffer.alloc(0))
const headerOf = (header: string | string[] | undefined) => (Array.isArray(header) ? header[0] : header)
