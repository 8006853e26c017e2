import type { Endpoints } from '#http/calls/endpoint.ts'
import { idParams, messageAnswer } from '#http/calls/schema-pieces.ts'
import { order } from '#ordering/orders/contract.ts'

export const cancellingEndpoints = {
  'PUT /orders/release/{id}': {
    right: 'orders:write',
    summary:
      'Cancel an unpaid order, or a cash order before it is dispatched, and release its stock; idempotent',
    params: idParams,
    answer: messageAnswer.extend({ order }),
  },
} satisfies Endpoints
