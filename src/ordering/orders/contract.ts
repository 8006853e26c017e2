import { z } from 'zod'
import type { Endpoints } from '#http/calls/endpoint.ts'
import {
  id,
  idParams,
  pageQuery,
  pictureView,
  rupees,
  searchText,
  timestamp,
  timestampOrNull,
} from '#http/calls/schema-pieces.ts'
import { addressCopy } from '#people/addresses/contract.ts'
import { orderStatus, partlyDispatched, shipmentState } from '#values/order-state.ts'
import { isPlausibleDay } from '#values/time/plausible-day.ts'
import { languages } from '#words/language.ts'

export const order = z.object({
  id,
  status: z.enum(orderStatus),
  total_price: rupees,
  /** What of it the provider has returned to the customer. */
  refunded: rupees,
  createdAt: timestamp,
  paid_at: timestampOrNull,
  delivered_at: timestampOrNull,
  /** Where its parcel is. */
  parcel: z.enum(shipmentState),
  /** Of an order that left in part, how many units are still to be sent; 0 of every other one. */
  rest: z.number(),
  /** The last step of its parcel, and until when it can be taken back. */
  step: id.nullable(),
  undo_until: timestampOrNull,
  /** As they were when the order was placed. */
  User: z.object({ id, name: z.string(), phone: z.string() }),
  items_count: z.number(),
  /** The language that its customer reads: what lies in the parcel is written in it. */
  locale: z.enum(languages),
  /** What it was sold under: the fee is part of the total, and this day was expected, or promised where the shop committed to it. */
  delivery: z.object({
    fee: rupees,
    zone: z.string().nullable(),
    by: z.iso.date().nullable(),
    commits_to_date: z.boolean(),
  }),
  address: addressCopy.nullable(),
  /** Of who buys for a business: what its invoice says, or will say. */
  gst: z.object({ gstin: z.string(), business_name: z.string().nullable() }).nullable(),
  /** Which of its customer's addresses that is, until it is paid. */
  address_id: id.nullable(),
})
export type Order = z.infer<typeof order>

/** Name and price are those of the purchase (decision S7); `Product` is null only where the product is truly gone. */
const orderItem = z.object({
  id,
  pack_id: id.nullable(),
  size: z.string(),
  quantity: z.number(),
  unit_price: rupees,
  Product: z
    .object({
      id,
      /** Where its page is, without a language, while it is on sale. */
      path: z.string().nullable(),
      name: z.string(),
      /** As its customer knows it, in the language of the order; `name` is in that of the call. */
      name_in_order: z.string(),
      price: rupees,
      image1: z.string().nullable(),
      picture: pictureView.nullable(),
    })
    .nullable(),
})
export type OrderItem = z.infer<typeof orderItem>

const shopDay = z.iso.date().refine(isPlausibleDay)

const orderFilter = z.object({
  status: z.enum(orderStatus).optional(),
  /** Of the paid orders, those whose parcel is there. */
  parcel: z
    .enum([shipmentState.toPack, shipmentState.packed, partlyDispatched, shipmentState.dispatched])
    .optional(),
  /** Any part of a name, a phone number, an e-mail, a PIN code or a product, or an order number. */
  q: searchText.optional(),
  /** Placed on these days, the first and the last, as `2026-06-15` where the shop is. */
  from: shopDay.optional(),
  to: shopDay.optional(),
})

/** Packing starts with whoever has waited longest. */
const orderSort = z.enum(['newest', 'oldest'])

export const orderEndpoints = {
  'GET /orders': {
    access: 'customer',
    summary: 'List your orders, newest first',
    query: pageQuery,
    answer: z.array(order),
  },
  'GET /orders/all': {
    access: 'admin',
    summary: 'List all orders, newest first by default',
    query: pageQuery.extend(orderFilter.shape).extend({ sort: orderSort.optional() }),
    answer: z.array(order),
  },
  'GET /orders/export.csv': {
    access: 'admin',
    stepUp: true,
    summary: 'Export filtered orders as a spreadsheet, newest first',
    query: orderFilter,
    /** A stream of text/csv. */
    answer: z.unknown(),
  },
  'GET /orders/{id}': {
    access: 'signedIn',
    summary: 'Get an order: your own, or any as an administrator',
    params: idParams,
    answer: order,
  },
  'GET /orders/{id}/items': {
    access: 'signedIn',
    summary: 'List the items of an order: your own, or any as an administrator',
    params: idParams,
    answer: z.array(orderItem),
  },
} satisfies Endpoints
