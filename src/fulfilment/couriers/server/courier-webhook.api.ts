import type { FastifyInstance } from 'fastify'
import { refuse } from '#http/calls/refusal.ts'
import { createRoutes } from '#http/calls/routes.ts'
import type { Parts } from '#parts.ts'
import { courierEndpoints } from '../contract.ts'
import { officeSentences } from '../words/index.ts'
import { storeScans } from './tracking/record-scan.ts'

/** A report about one parcel, with its earlier scans. */
const maxBytes = 256 * 1024

const { 'POST /parcels/updates': delivery } = courierEndpoints

/** The route that couriers call. Scans are stored, and a background task processes them. */
export const courierWebhookApi =
  ({ db, clock, log, couriers }: Parts) =>
  async (app: FastifyInstance) => {
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: maxBytes }, (_request, body, done) =>
      done(null, body),
    )
    await app.register(
      createRoutes(
        'couriers',
        { 'POST /parcels/updates': delivery },
        {
          'POST /parcels/updates': async ({ request: { headers, body }, language }) => {
            const webhook = { headers, body: Buffer.isBuffer(body) ? body : Buffer.alloc(0) }
            for (const courier of couriers()) {
              const updates = courier.readWebhook(webhook)
              if (!updates) continue
              await storeScans(db, courier.name, updates, clock.now())
              return { message: officeSentences.taken.in(language) }
            }
            log.warn({}, 'a courier webhook with a wrong token')
            return refuse(400, 'WRONG_TOKEN', officeSentences.wrongToken)
          },
        },
      ),
    )
  }
