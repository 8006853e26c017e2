import { z } from 'zod'
import { couriers } from '#fulfilment/shipments/rules/couriers.ts'
import type { Endpoints } from '#http/calls/endpoint.ts'
import {
  formKey,
  id,
  idParams,
  messageAnswer,
  requiredText,
  timestamp,
  timestampOrNull,
} from '#http/calls/schema-pieces.ts'
import * as words from './words/office/timeline/en.ts'

const orderLine = z.object({ order_item_id: id, quantity: z.number().int() })

/** A shipment with carrier and tracking. */
const orderShipment = z.object({
  id,
  courier: z.enum(couriers),
  tracking_number: z.string().nullable(),
  tracking_link: z.string().nullable(),
  dispatched_at: timestamp,
  delivered_at: timestampOrNull,
  items: z.array(orderLine),
})
export type OrderShipment = z.infer<typeof orderShipment>

export const delivery = z.object({
  parcels: z.array(orderShipment),
  /** Lines that are in no shipment yet. */
  unsent: z.array(orderLine),
  /** The shop's notes to the customer, oldest first. */
  notes: z.array(z.object({ id, text: z.string(), at: timestamp })),
})
export type OrderFulfilment = z.infer<typeof delivery>

/** A timeline entry as a sentence. */
const timelineLine = z.object({
  key: z.string(),
  at: timestamp,
  about: z.enum(['money', 'parcel', 'mail', 'document', 'note', 'order']),
  text: z.string(),
  /** The text of a note, or the subject of a mail. */
  quote: z.string().nullable(),
  /** Who did it; null for automatic entries. */
  actor: z.string().nullable(),
  link: z.string().nullable(),
  /** A note that can be removed. */
  note_id: id.nullable(),
})
export type TimelineLine = z.infer<typeof timelineLine>

const note = z.object({
  /** Idempotency key: the same form sent again writes nothing more. */
  form_key: formKey,
  text: requiredText(1000, words.noteNeeded),
  /** Whether the customer sees it with the order. */
  to_customer: z.boolean(),
})

export const historyEndpoints = {
  'GET /orders/{id}/delivery': {
    right: 'orders:read',
    ownRight: 'orders:own',
    summary: 'Get the parcels of an order, its remaining items and the notes to the customer',
    params: idParams,
    answer: delivery,
  },
  'GET /orders/{id}/timeline': {
    right: 'orders:read',
    summary: 'List the timeline of an order, newest first: payments, parcels, emails, documents and changes',
    params: idParams,
    answer: z.array(timelineLine),
  },
  'POST /orders/{id}/notes': {
    right: 'orders:write',
    summary: 'Add a note to an order, internal or for the customer',
    params: idParams,
    body: note,
    answer: messageAnswer,
  },
  'DELETE /orders/notes/{id}': {
    right: 'orders:write',
    summary: 'Delete an order note; idempotent',
    params: idParams,
    answer: messageAnswer,
  },
} satisfies Endpoints
