import { z } from 'zod'
import type { Endpoints } from '#http/calls/endpoint.ts'
import { messageAnswer } from '#http/calls/schema-pieces.ts'

/** Push services use a few hundred characters. */
const endpoint = z.url({ protocol: /^https?$/ }).max(1000)
/** A point on the curve P-256, uncompressed, and a secret of 16 bytes, as browsers encode them. */
const keys = z.object({
  p256dh: z.string().regex(/^B[\w-]{86}=?$/),
  auth: z.string().regex(/^[\w-]{22}(==)?$/),
})

/** More than a person presses, and few enough that nobody fills the table. */
const limit = { most: 20, perSeconds: 60 } as const

export const pushEndpoints = {
  'GET /push/key': {
    right: 'anyone',
    summary: 'Get the public key that a browser subscribes to push messages with',
    answer: z.object({ key: z.string() }),
    limit: { most: 120, perSeconds: 60 },
  },
  'POST /push/subscriptions': {
    right: 'anyone',
    optionalAuth: true,
    summary: 'Send push messages about your orders, or about the order of a link, to this browser',
    body: z.object({
      endpoint,
      keys,
      order_key: z
        .string()
        .regex(/^[\w-]{1,64}$/)
        .optional(),
    }),
    answer: messageAnswer,
    limit,
  },
  'POST /push/unsubscribe': {
    right: 'anyone',
    summary: 'Send no more push messages to this browser',
    body: z.object({ endpoint }),
    answer: messageAnswer,
    limit,
  },
} satisfies Endpoints
