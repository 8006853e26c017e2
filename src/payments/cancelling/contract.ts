import type { Endpoints } from '#http/calls/endpoint.ts'
import { done, idParams } from '#http/calls/schema-pieces.ts'
import { order } from '#ordering/orders/contract.ts'

export const holdEndpoints = {
  'PUT /orders/release/{id}': {
    access: 'admin',
    summary: 'Cancel an unpaid order and release its stock; idempotent',
    params: idParams,
    answer: done.extend({ order }),
  },
} satisfies Endpoints
