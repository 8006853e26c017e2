import { z } from 'zod'
import type { Endpoints } from '#http/calls/endpoint.ts'
import { done, moment, ruled } from '#http/calls/schema-pieces.ts'
import { pinRule } from '#values/people/field-rules.ts'

/** All that the shop has of a person, by where it lies; a row is what stands there. */
const ownData = z.object({
  made_at: moment,
  data: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
})
export type OwnData = z.infer<typeof ownData>

const takenAway = { most: 20, perSeconds: 3600, per: 'person' as const }

export const myDataEndpoints = {
  'GET /account/data': {
    access: 'customer',
    summary: 'Export all your data in machine-readable form',
    answer: ownData,
    limit: takenAway,
  },
  'GET /account/data.html': {
    access: 'customer',
    summary: 'Get all your data in readable form',
    /** A page of text/html. */
    answer: z.unknown(),
    limit: takenAway,
  },
  'POST /account/erase': {
    access: 'customer',
    summary:
      'Delete your account, with your pin; orders, invoices and payments are kept as long as the law requires',
    body: z.object({ pin: ruled(pinRule) }),
    answer: done,
    limit: takenAway,
  },
} satisfies Endpoints
