import { z } from 'zod'
import type { Endpoints } from '#http/calls/endpoint.ts'
import { idField, messageAnswer } from '#http/calls/schema-pieces.ts'

/** Called by the provider, or by a shopper's browser on its behalf; signatures replace the session. */
export const webhookEndpoints = {
  'POST /payment/webhook': {
    right: 'anyone',
    summary: 'Receive Razorpay webhooks, verified by their signature',
    answer: messageAnswer,
    hidden: true,
  },
  'POST /payment/return': {
    right: 'anyone',
    summary: 'Callback URL to which Razorpay returns in-app browsers after payment',
    query: z.object({
      order_id: idField.optional().catch(undefined),
      /** The key of a guest's link. */
      key: z
        .string()
        .regex(/^[\w-]{1,64}$/)
        .optional()
        .catch(undefined),
    }),
    answer: messageAnswer,
    hidden: true,
  },
} satisfies Endpoints
