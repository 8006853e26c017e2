import { z } from 'zod'
import type { Endpoints } from '#http/calls/endpoint.ts'
import { idField, idParams, messageAnswer } from '#http/calls/schema-pieces.ts'
import { order } from '#ordering/orders/contract.ts'

/** Whether the current cart can be paid in cash on delivery. */
const cashOffer = z.object({
  /** Whether the shop offers it at all; if not, the checkout does not mention it. */
  offered: z.boolean(),
  available: z.boolean(),
  /** Why it is not available for this cart, as a sentence for the shopper. */
  reason: z.string().nullable(),
})
export type CashOffer = z.infer<typeof cashOffer>

export const cashOnDeliveryEndpoints = {
  'GET /cash-on-delivery': {
    right: 'orders:own',
    summary: 'Find out whether you can pay for your cart in cash on delivery, and why not',
    /** The delivery address; the default one without it. */
    query: z.object({ address_id: idField.optional() }),
    answer: cashOffer,
  },
  'PUT /orders/{id}/refused': {
    right: 'orders:write',
    summary: 'Record that a cash order was refused at the door, and where its goods go; idempotent',
    params: idParams,
    body: z.object({ goods: z.enum(['restock', 'waste']) }),
    answer: messageAnswer.extend({ order }),
  },
  'PUT /orders/{id}/recalled-removed': {
    right: 'orders:write',
    summary: 'Remove recalled items from a cash order, so that less is collected; idempotent',
    params: idParams,
    answer: messageAnswer.extend({ order }),
  },
} satisfies Endpoints
