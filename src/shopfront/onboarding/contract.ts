import { z } from 'zod'
import type { Endpoints } from '#http/calls/endpoint.ts'
import { formKey, moment } from '#http/calls/schema-pieces.ts'

/** What a new shop needs before its first customer, in the order in which it is best done. */
export const stepNames = [
  'name',
  'logo',
  'icon',
  'colours',
  'contacts',
  'legal',
  'tax',
  'zones',
  'payment-keys',
  'mail',
  'policies',
  'product',
  'order',
] as const
export type StepName = (typeof stepNames)[number]

/** What comes of asking the payment provider with the shop's keys. */
export const keyOutcomes = ['works', 'refused', 'busy', 'silent', 'odd'] as const
export type KeyOutcome = (typeof keyOutcomes)[number]

const guide = z.object({
  put_away: z.boolean(),
  steps: z.array(z.object({ name: z.enum(stepNames), done: z.boolean() })),
  payments: z.object({
    /** Whose money moves: nobody's, the provider's pretend customers', or real people's. */
    mode: z.enum(['pretend', 'test', 'live']),
    /** The last try of these very keys. */
    tested: z.object({ outcome: z.enum(keyOutcomes), at: moment }).nullable(),
  }),
  mail: z.object({
    /** Mail leaves this machine. Otherwise it is written to a folder. */
    leaves: z.boolean(),
    /** The last test mail that went out the way that mails go now. */
    tested: z
      .object({
        state: z.enum(['queued', 'refused', 'sent']),
        to: z.string(),
        /** What the mail server said to the last try. */
        error: z.string().nullable(),
        at: moment,
      })
      .nullable(),
  }),
  policies: z.object({
    /** How many are in the merchant's own words, of how many. */
    own: z.number().int(),
    all: z.number().int(),
    /** Somebody has read them and found them fitting. */
    read: z.boolean(),
  }),
})
export type Guide = z.infer<typeof guide>

export const guideEndpoints = {
  'GET /guide': {
    access: 'admin',
    summary: 'Get the setup guide of a new shop',
    answer: guide,
  },
  'PUT /guide': {
    access: 'admin',
    summary: 'Hide or show the setup guide, and mark the policies as reviewed or not',
    body: z.object({ mark: z.enum(['put-away', 'policies-read']), set: z.boolean() }),
    answer: guide,
  },
  'POST /guide/payment-keys': {
    access: 'admin',
    summary: 'Test the payment keys with a harmless request to Razorpay',
    answer: guide,
    limit: { most: 20, perSeconds: 600, per: 'person' },
  },
  'POST /guide/mail': {
    access: 'admin',
    summary: 'Send a test email to yourself; idempotent by form_key',
    body: z.object({ form_key: formKey }),
    answer: guide,
    limit: { most: 20, perSeconds: 3600, per: 'person' },
  },
} satisfies Endpoints
