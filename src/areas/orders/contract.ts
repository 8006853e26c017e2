import { z } from 'zod'
import type { Endpoints } from '../../http/endpoint.ts'
import {
  done,
  id,
  idParams,
  moment,
  momentOrNull,
  pageQuery,
  pictureView,
  rupees,
  searchText,
} from '../../http/schema-pieces.ts'

const orderStatus = z.enum(['pending', 'paid', 'delivered', 'cancelled'])

const addressCopy = z.object({
  full_name: z.string(),
  address_line1: z.string(),
  address_line2: z.string().nullable(),
  city: z.string(),
  state: z.string(),
  postal_code: z.string(),
  country: z.string(),
  phone: z.string().nullable(),
})

export const order = z.object({
  id,
  status: orderStatus,
  total_price: rupees,
  createdAt: moment,
  paid_at: momentOrNull,
  delivered_at: momentOrNull,
  User: z.object({ id, name: z.string() }),
  items_count: z.number(),
  address: addressCopy.nullable(),
})
export type Order = z.infer<typeof order>

/** Name and price are those of the purchase (decision S7); `Product` is null only where the product is truly gone. */
const orderItem = z.object({
  id,
  size: z.string(),
  quantity: z.number(),
  unit_price: rupees,
  Product: z
    .object({
      id,
      name: z.string(),
      price: rupees,
      image1: z.string().nullable(),
      picture: pictureView.nullable(),
    })
    .nullable(),
})
export type OrderItem = z.infer<typeof orderItem>

const orderFilter = z.object({
  status: orderStatus.optional(),
  /** A name, a phone number or an order number. */
  q: searchText.optional(),
})

export const orderEndpoints = {
  'GET /orders': {
    access: 'customer',
    summary: 'Your orders, newest first',
    query: pageQuery,
    answer: z.array(order),
  },
  'GET /orders/all': {
    access: 'admin',
    summary: 'All orders, newest first',
    query: pageQuery.extend(orderFilter.shape),
    answer: z.array(order),
  },
  'GET /orders/export.csv': {
    access: 'admin',
    summary: 'The filtered orders as a table for spreadsheets, newest first',
    query: orderFilter,
    /** A stream of text/csv. */
    answer: z.unknown(),
  },
  'GET /orders/{id}': {
    access: 'signedIn',
    summary: 'One order: your own, or any for an administrator',
    params: idParams,
    answer: order,
  },
  'GET /orders/{id}/items': {
    access: 'signedIn',
    summary: 'The lines of an order: your own, or any for an administrator',
    params: idParams,
    answer: z.array(orderItem),
  },
  'PUT /orders/deliver/{id}': {
    access: 'admin',
    summary: 'Mark an order delivered; marking twice changes nothing',
    params: idParams,
    answer: done.extend({ order }),
  },
} satisfies Endpoints
