import { z } from 'zod'
import type { Endpoints } from '#http/calls/endpoint.ts'
import { done, idField } from '#http/calls/schema-pieces.ts'

/** Called by the provider, or by a shopper's browser on its behalf: signatures stand for the login. */
export const providerEndpoints = {
  'POST /payment/webhook': {
    access: 'anyone',
    summary: 'Receive Razorpay webhooks, verified by their signature',
    answer: done,
    hidden: true,
  },
  'POST /payment/return': {
    access: 'anyone',
    summary: 'Callback URL to which Razorpay returns in-app browsers after payment',
    query: z.object({ order_id: idField.optional().catch(undefined) }),
    answer: done,
    hidden: true,
  },
} satisfies Endpoints
