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
    summary: 'Mark paid orders packed; each is answered by itself, and marking twice changes nothing',
    body: severalOrders,
    answer: stepsTaken,
  },
  'POST /orders/dispatched': {
    access: 'admin',
    summary: 'Hand parcels to a courier, each a whole order or a part of one; each is answered by itself',
    body: dispatch,
    answer: stepsTaken,
  },
  'POST /orders/delivered': {
    access: 'admin',
    summary: 'Mark orders delivered; each is answered by itself, and marking twice changes nothing',
    body: severalOrders,
    answer: stepsTaken,
  },
  'PUT /orders/{id}/parcels/{parcel}/delivered': {
    access: 'admin',
    summary:
      'Note one parcel as delivered, and its order with the last of them; noting twice changes nothing',
    params: z.object({ id: idParam, parcel: idParam }),
    answer: done.extend({ order }),
  },
  'PUT /orders/undo': {
    access: 'admin',
    summary:
      'Take the last steps of several orders back, within a minute; each is answered by itself, and undoing twice changes nothing',
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
    summary: 'Take the last step of its parcel back, within a minute; undoing twice changes nothing',
    params: idParams,
    body: z.object({ step: idField }),
    answer: done.extend({ order }),
  },
  'PUT /orders/deliver/{id}': {
    access: 'admin',
    summary: 'Mark an order delivered; marking twice changes nothing',
    params: idParams,
    answer: done.extend({ order }),
  },
  'PUT /orders/undeliver/{id}': {
    access: 'admin',
    summary: 'Take a delivery back, within a minute; undoing twice changes nothing',
    params: idParams,
    answer: done.extend({ order }),
  },
} satisfies Endpoints
