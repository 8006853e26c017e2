import type { Endpoints } from '#http/calls/endpoint.ts'
import { done, idParams } from '#http/calls/schema-pieces.ts'
import { order } from '#ordering/orders/contract.ts'

export const holdEndpoints = {
  'PUT /orders/release/{id}': {
    access: 'admin',
    summary: 'Give an unpaid order up and its stock back to everyone; releasing twice changes nothing',
    params: idParams,
    answer: done.extend({ order }),
  },
} satisfies Endpoints
