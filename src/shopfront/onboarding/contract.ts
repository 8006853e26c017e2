import { z } from 'zod'
import type { Endpoints } from '#http/calls/endpoint.ts'
import { formKey, timestamp } from '#http/calls/schema-pieces.ts'
import { stepNames } from './rules/onboarding-steps.ts'
import { questionNames, questionStates } from './rules/walkthrough-questions.ts'

/**
 * Result of testing the payment keys: works, refused, rate-limited (`busy`), no reply (`silent`), unexpected reply
 * (`odd`).
 */
export const keyOutcomes = ['works', 'refused', 'busy', 'silent', 'odd'] as const
export type KeyOutcome = (typeof keyOutcomes)[number]

const onboarding = z.object({
  put_away: z.boolean(),
  steps: z.array(z.object({ name: z.enum(stepNames), done: z.boolean() })),
  /** The questions of the walkthrough, in its order. */
  questions: z.array(z.object({ name: z.enum(questionNames), state: z.enum(questionStates) })),
  payments: z.object({
    /** `none`: no keys yet, `pretend`: payment emulator, `test`: the provider's test mode, `live`: real payments. */
    mode: z.enum(['none', 'pretend', 'test', 'live']),
    /** The last test of the current keys. */
    tested: z.object({ outcome: z.enum(keyOutcomes), at: timestamp }).nullable(),
  }),
  mail: z.object({
    /** True if mail is sent by SMTP; otherwise it is written to a folder. */
    leaves: z.boolean(),
    /** The last test mail that was sent with the current mail settings. */
    tested: z
      .object({
        state: z.enum(['queued', 'refused', 'sent']),
        to: z.string(),
        /** The mail server's reply to the last attempt. */
        error: z.string().nullable(),
        at: timestamp,
      })
      .nullable(),
  }),
  policies: z.object({
    /** Number of policies that the merchant has rewritten, and of all policies. */
    own: z.number().int(),
    all: z.number().int(),
    /** The merchant confirmed that the built-in policies fit. */
    read: z.boolean(),
  }),
})
export type Onboarding = z.infer<typeof onboarding>

export const onboardingEndpoints = {
  'GET /guide': {
    right: 'settings:read',
    summary: 'Get the setup guide of a new shop',
    answer: onboarding,
  },
  'PUT /guide': {
    right: 'settings:write',
    summary: 'Hide or show the setup guide, and mark the policies as reviewed or not',
    body: z.object({ mark: z.enum(['put-away', 'policies-read']), set: z.boolean() }),
    answer: onboarding,
  },
  'PUT /guide/questions/{name}': {
    right: 'settings:write',
    summary: 'Skip a question of the setup walkthrough for now, or keep what it shows as its answer',
    params: z.object({ name: z.enum(questionNames) }),
    body: z.object({ outcome: z.enum(['answered', 'skipped']) }),
    answer: onboarding,
  },
  'POST /guide/payment-keys': {
    right: 'settings:write',
    summary: 'Test the payment keys with a harmless request to Razorpay',
    answer: onboarding,
    limit: { most: 20, perSeconds: 600, per: 'person' },
  },
  'POST /guide/mail': {
    right: 'settings:write',
    summary: 'Send a test email to yourself; idempotent by form_key',
    body: z.object({ form_key: formKey }),
    answer: onboarding,
    limit: { most: 20, perSeconds: 3600, per: 'person' },
  },
} satisfies Endpoints
