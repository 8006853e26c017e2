import { z } from 'zod'
import type { Endpoints } from '#http/calls/endpoint.ts'
import { done, formKey, id, idField, idParam, idParams } from '#http/calls/schema-pieces.ts'
import { order } from '#ordering/orders/contract.ts'
import { couriers, trackingNumberPattern } from '#values/couriers.ts'
import * as words from './words/office/en.ts'

/** How many orders take a step at once. */
const mostAtOnce = 200

const severalOrders = z.object({ order_ids: z.array(idField).min(1).max(mostAtOnce) })

const trackingNumber = z.string().trim().regex(trackingNumberPattern, words.trackingNumberNeeded)

const parcel = z.object({
  order_id: idField,
  tracking_number: trackingNumber.optional(),
  /** What of the order leaves; without it, all that has not left yet. */
  items: z
    .array(z.object({ order_item_id: idField, quantity: z.number().int().min(1).max(99_999) }))
    .min(1)
    .max(100)
    .optional(),
})

const areOfDifferentOrders = (parcels: { order_id: number }[]) =>
  new Set(parcels.map(({ order_id }) => order_id)).size === parcels.length

const dispatch = z.object({
  /** Of the form: sent again, its answer lost, it sends nothing more. */
  form_key: formKey,
  courier: z.enum(couriers),
  parcels: z.array(parcel).min(1).max(mostAtOnce).refine(areOfDifferentOrders, words.orderNamedTwice),
})

/** What became of each order that was named: how it stands now, or why it did not take the step. */
const stepsTaken = z.object({
  orders: z.array(
    z.object({
      id,
      done: z.boolean(),
      /** The step was taken now, and not before. */
      changed: z.boolean(),
      code: z.string().nullable(),
      message: z.string().nullable(),
      order: order.nullable(),
    }),
  ),
})
export type StepsTaken = z.infer<typeof stepsTaken>

export const parcelEndpoints = {
  'POST /orders/packed': {
    access: 'admin',
    summary: 'Mark paid orders as packed, with a result for each; idempotent',
    body: severalOrders,
    answer: stepsTaken,
  },
  'POST /orders/dispatched': {
    access: 'admin',
    summary: 'Dispatch parcels of whole or part orders, with a result for each',
    body: dispatch,
    answer: stepsTaken,
  },
  'POST /orders/delivered': {
    access: 'admin',
    summary: 'Mark orders as delivered, with a result for each; idempotent',
    body: severalOrders,
    answer: stepsTaken,
  },
  'PUT /orders/{id}/parcels/{parcel}/delivered': {
    access: 'admin',
    summary: 'Mark a parcel as delivered; the last parcel also marks its order; idempotent',
    params: z.object({ id: idParam, parcel: idParam }),
    answer: done.extend({ order }),
  },
  'PUT /orders/undo': {
    access: 'admin',
    summary: 'Undo the last step of several orders within one minute, with a result for each; idempotent',
    body: z.object({
      steps: z
        .array(z.object({ order_id: idField, step: idField }))
        .min(1)
        .max(mostAtOnce),
    }),
    answer: stepsTaken,
  },
  'PUT /orders/undo/{id}': {
    access: 'admin',
    summary: 'Undo the last step of an order within one minute; idempotent',
    params: idParams,
    body: z.object({ step: idField }),
    answer: done.extend({ order }),
  },
  'PUT /orders/deliver/{id}': {
    access: 'admin',
    summary: 'Mark an order as delivered; idempotent',
    params: idParams,
    answer: done.extend({ order }),
  },
  'PUT /orders/undeliver/{id}': {
    access: 'admin',
    summary: 'Undo a delivery within one minute; idempotent',
    params: idParams,
    answer: done.extend({ order }),
  },
} satisfies Endpoints
