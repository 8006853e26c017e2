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
import { isPlausibleDay } from '#values/time/plausible-day.ts'
import { languages } from '#words/language.ts'
import { orderStatus, partlyShipped, paymentMethod, shipmentState } from './rules/order-state.ts'

export const order = z.object({
  id,
  status: z.enum(orderStatus),
  total_price: rupees,
  /** The amount that the provider has refunded. */
  refunded: rupees,
  payment_method: z.enum(paymentMethod),
  /** The paid order of which this one replaces returned units; null for every other order. */
  replaces: id.nullable(),
  /** What the courier still has to collect for a cash order; 0 for every other order. */
  to_collect: rupees,
  createdAt: timestamp,
  paid_at: timestampOrNull,
  delivered_at: timestampOrNull,
  /** Shipment state. */
  parcel: z.enum(shipmentState),
  /** Units of a partly dispatched order that are still to be sent; 0 for every other order. */
  rest: z.number(),
  /** The last step of its shipment, and until when it can be undone. */
  step: id.nullable(),
  undo_until: timestampOrNull,
  /** The buyer's data from when the order was placed; without an id for a guest, who has no account. */
  User: z.object({ id: id.nullable(), name: z.string(), phone: z.string() }),
  items_count: z.number(),
  /**
   * The orders in whose parcel it is sent, because items were added to an order, and whether each may be packed already; absent
   * for other orders.
   */
  together: z.array(z.object({ id, is_paid: z.boolean() })).optional(),
  /** The customer's language; the packing slip is printed in it. */
  locale: z.enum(languages),
  /**
   * Delivery terms of the order: the fee, which is part of the total, and the expected day, or the promised one if the
   * shop committed to it.
   */
  delivery: z.object({
    fee: rupees,
    zone: z.string().nullable(),
    by: z.iso.date().nullable(),
    commits_to_date: z.boolean(),
  }),
  /** Discounts on the order, oldest first; the total includes them. */
  discounts: z.array(
    z.object({
      id,
      reason: z.string(),
      amount: rupees,
      /** The bundle that the discount is the saving of; absent if somebody gave it. */
      bundle_id: id.optional(),
      /** The coupon that it is of, and its code if it has one. */
      coupon_id: id.optional(),
      coupon_code: z.string().optional(),
    }),
  ),
  address: addressCopy.nullable(),
  /** Business customer data for the invoice. */
  gst: z.object({ gstin: z.string(), business_name: z.string().nullable() }).nullable(),
  /** The saved address that the order uses, until it is paid. */
  address_id: id.nullable(),
})
export type Order = z.infer<typeof order>

/** The most pictures of an order in a list: a row of thumbnails on a phone. */
export const maxListedPictures = 4

const listedOrder = order.extend({
  /** Pictures of its first products, as many as a list shows. */
  pictures: z.array(pictureView),
})
/** `pictures` is missing for an order that wasn't read with the list. */
export type ListedOrder = Order & { pictures?: z.infer<typeof listedOrder>['pictures'] }

/** Name and price as purchased (decision S7); `Product` is null only if the product's row is gone. */
export const orderItem = z.object({
  id,
  pack_id: id.nullable(),
  size: z.string(),
  quantity: z.number(),
  unit_price: rupees,
  /** The bundles that units of the line belong to, in the order's language; absent if there are none. */
  bundles: z.array(z.string()).optional(),
  Product: z
    .object({
      id,
      /** Path of its page without the language, while it is on sale. */
      path: z.string().nullable(),
      name: z.string(),
      /** The name in the order's language; `name` is in the language of the request. */
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
  /** Only paid orders in this shipment state. */
  parcel: z
    .enum([shipmentState.toPack, shipmentState.packed, partlyShipped, shipmentState.dispatched])
    .optional(),
  /** Part of a name, phone number, e-mail, PIN code or product, or an order number. */
  q: searchText.optional(),
  /** Placed on these days, both included, as `2026-06-15` in the shop's time zone. */
  from: shopDay.optional(),
  to: shopDay.optional(),
})

/** Packing needs the oldest orders first. */
const orderSort = z.enum(['newest', 'oldest'])

export const orderEndpoints = {
  'GET /orders': {
    right: 'orders:own',
    summary: 'List your orders, newest first',
    query: pageQuery,
    answer: z.array(listedOrder),
  },
  'GET /orders/all': {
    right: 'orders:read',
    summary: 'List all orders, newest first by default',
    query: pageQuery.extend(orderFilter.shape).extend({ sort: orderSort.optional() }),
    answer: z.array(order),
  },
  'GET /orders/export.csv': {
    right: 'customers:export',
    stepUp: true,
    summary: 'Export filtered orders as a spreadsheet, newest first',
    query: orderFilter,
    /** A stream of text/csv. */
    answer: z.unknown(),
  },
  'GET /orders/{id}': {
    right: 'orders:read',
    ownRight: 'orders:own',
    summary: 'Get an order: your own, or any as an administrator',
    params: idParams,
    answer: order,
  },
  'GET /orders/{id}/items': {
    right: 'orders:read',
    ownRight: 'orders:own',
    summary: 'List the items of an order: your own, or any as an administrator',
    params: idParams,
    answer: z.array(orderItem),
  },
} satisfies Endpoints
