import { z } from 'zod'
import type { Endpoints } from '#http/calls/endpoint.ts'
import {
  formKey,
  id,
  idField,
  idParam,
  idParams,
  messageAnswer,
  timestampOrNull,
} from '#http/calls/schema-pieces.ts'
import { order } from '#ordering/orders/contract.ts'
import { couriers, trackingNumberPattern } from './rules/couriers.ts'
import * as words from './words/office/en.ts'

/** The limit of orders per request. */
const maxAtOnce = 200

const severalOrders = z.object({ order_ids: z.array(idField).min(1).max(maxAtOnce) })

const trackingNumber = z.string().trim().regex(trackingNumberPattern, words.trackingNumberNeeded)

const parcel = z.object({
  order_id: idField,
  tracking_number: trackingNumber.optional(),
  /** Lines of this shipment; without it, all unsent units. */
  items: z
    .array(z.object({ order_item_id: idField, quantity: z.number().int().min(1).max(99_999) }))
    .min(1)
    .max(100)
    .optional(),
})

/** Whether no order is named twice. */
const areOfDifferentOrders = (parcels: { order_id: number }[]) =>
  new Set(parcels.map(({ order_id }) => order_id)).size === parcels.length

const dispatch = z.object({
  /** Idempotency key: the same form sent twice dispatches once. */
  form_key: formKey,
  courier: z.enum(couriers),
  parcels: z.array(parcel).min(1).max(maxAtOnce).refine(areOfDifferentOrders, words.orderNamedTwice),
})

/** The order after a step; null for those who may only pack and deliver, because it has the amounts (`orders:read`). */
const visibleOrder = order.nullable()

/** The result per order: its new state, or why the step was refused. */
const orderStepResults = z.object({
  orders: z.array(
    z.object({
      id,
      done: z.boolean(),
      /** False if the step had been taken before. */
      changed: z.boolean(),
      code: z.string().nullable(),
      message: z.string().nullable(),
      /** The last step of its shipment, and until when it can be undone; null if it cannot be. */
      step: id.nullable(),
      undo_until: timestampOrNull,
      order: visibleOrder,
    }),
  ),
})
export type OrderStepResults = z.infer<typeof orderStepResults>

export const shipmentEndpoints = {
  'POST /orders/packed': {
    right: 'orders:pack',
    summary: 'Mark paid orders as packed, with a result for each; idempotent',
    body: severalOrders,
    answer: orderStepResults,
  },
  'POST /orders/dispatched': {
    right: 'orders:pack',
    summary: 'Dispatch parcels of whole or part orders, with a result for each',
    body: dispatch,
    answer: orderStepResults,
  },
  'POST /orders/delivered': {
    right: 'orders:deliver',
    summary: 'Mark orders as delivered, with a result for each; idempotent',
    body: severalOrders,
    answer: orderStepResults,
  },
  'PUT /orders/{id}/parcels/{parcel}/delivered': {
    right: 'orders:deliver',
    summary: 'Mark a parcel as delivered; the last parcel also marks its order; idempotent',
    params: z.object({ id: idParam, parcel: idParam }),
    answer: messageAnswer.extend({ order: visibleOrder }),
  },
  'PUT /orders/undo': {
    right: 'orders:pack',
    summary: 'Undo the last step of several orders within one minute, with a result for each; idempotent',
    body: z.object({
      steps: z
        .array(z.object({ order_id: idField, step: idField }))
        .min(1)
        .max(maxAtOnce),
    }),
    answer: orderStepResults,
  },
  'PUT /orders/undo/{id}': {
    right: 'orders:pack',
    summary: 'Undo the last step of an order within one minute; idempotent',
    params: idParams,
    body: z.object({ step: idField }),
    answer: messageAnswer.extend({ order: visibleOrder }),
  },
  'PUT /orders/deliver/{id}': {
    right: 'orders:deliver',
    summary: 'Mark an order as delivered; idempotent',
    params: idParams,
    answer: messageAnswer.extend({ order: visibleOrder }),
  },
  'PUT /orders/undeliver/{id}': {
    right: 'orders:deliver',
    summary: 'Undo a delivery within one minute; idempotent',
    params: idParams,
    answer: messageAnswer.extend({ order: visibleOrder }),
  },
} satisfies Endpoints
