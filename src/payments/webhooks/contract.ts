import { z } from 'zod'
import type { Endpoints } from '#http/calls/endpoint.ts'
import { done, idField } from '#http/calls/schema-pieces.ts'

/** Called by the provider, or by a shopper's browser on its behalf: signatures stand for the login. */
export const providerEndpoints = {
  'POST /payment/webhook': {
    access: 'anyone',
    summary: "The provider's events, signed over the raw body",
    answer: done,
    hidden: true,
  },
  'POST /payment/return': {
    access: 'anyone',
    summary: "Where the provider's form post brings an in-app browser back to",
    query: z.object({ order_id: idField.optional().catch(undefined) }),
    answer: done,
    hidden: true,
  },
} satisfies Endpoints
