import { z } from 'zod'
import type { Endpoints } from '#http/calls/endpoint.ts'
import { formKey, idParams, messageAnswer, requiredText, rupeeAmount } from '#http/calls/schema-pieces.ts'
import { order } from '#ordering/orders/contract.ts'
import * as words from './words/office/en.ts'

const discountInput = z.object({
  /** Idempotency key: the same form sent again gives no other discount. */
  form_key: formKey,
  amount: rupeeAmount(words.amountNeeded),
  /** The customer sees it. */
  reason: requiredText(80, words.reasonNeeded),
})

const orderAnswer = messageAnswer.extend({ order })

export const discountEndpoints = {
  'POST /orders/{id}/discounts': {
    right: 'discounts:write',
    summary: 'Give a discount on an unpaid order',
    params: idParams,
    body: discountInput,
    answer: orderAnswer,
  },
  'DELETE /orders/{id}/discounts/{discount}': {
    right: 'discounts:write',
    summary: 'Take back a discount on an unpaid order; idempotent',
    params: idParams.extend({ discount: idParams.shape.id }),
    answer: orderAnswer,
  },
} satisfies Endpoints
