import { z } from 'zod'
import type { Endpoints } from '#http/calls/endpoint.ts'
import { formKey, id, rupees, timestamp } from '#http/calls/schema-pieces.ts'

/**
 * Where the refund stands: `none` before the payment, `requested`, `done`, or `failed`, which the order's page explains.
 */
const refundStates = ['none', 'requested', 'done', 'failed'] as const

const testOrder = z.object({
  id,
  total: rupees,
  /** `ended`: it wasn't paid in time. `to_undo`: it was paid. `stuck`: it was paid, and a person has to cancel it. */
  state: z.enum(['open', 'ended', 'to_undo', 'stuck', 'undone']),
  /** Where it is paid, and until when; null once it is paid or has ended. */
  payment: z.object({ url: z.string(), expires_at: timestamp }).nullable(),
  /** When the payment arrived. */
  paid_at: timestamp.nullable(),
  /** When the first webhook since the order arrived. */
  webhook_at: timestamp.nullable(),
  /** The confirmation of the order; null if whoever placed it has no email address. */
  mail: z
    .object({
      to: z.string(),
      sent_at: timestamp.nullable(),
      /** What the mail server answered to the last attempt. */
      error: z.string().nullable(),
    })
    .nullable(),
  refund: z.enum(refundStates),
})
export type TestOrder = z.infer<typeof testOrder>

const answer = z.object({
  /** What the next test order would contain and cost; null while it can't be placed. */
  offer: z.object({ name: z.string(), quantity: z.number().int(), total: rupees }).nullable(),
  /** Why it can't be placed. */
  refusal: z.string().nullable(),
  /** The last one, if there is any. */
  order: testOrder.nullable(),
})
export type TestOrders = z.infer<typeof answer>

/** The order with which the merchant tries the shop. */
export const testOrderEndpoints = {
  'GET /test-order': {
    right: 'settings:write',
    summary: 'Get what a test order would cost, and how far the last one is',
    answer,
  },
  'POST /test-order': {
    right: 'settings:write',
    summary: 'Place a test order, which is cancelled and refunded once it is paid; idempotent by form_key',
    body: z.object({ form_key: formKey }),
    answer,
    status: 201,
    limit: { most: 10, perSeconds: 600, per: 'person' },
  },
} satisfies Endpoints
