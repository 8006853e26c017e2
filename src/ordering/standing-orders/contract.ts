import { z } from 'zod'
import type { Endpoints } from '#http/calls/endpoint.ts'
import {
  id,
  idField,
  idParams,
  messageAnswer,
  pageQuery,
  pictureView,
  rupees,
} from '#http/calls/schema-pieces.ts'
import { cart, missingLine } from '#ordering/cart/contract.ts'

import { deliveryIntervals } from './rules/intervals.ts'

const weeks = z.literal(deliveryIntervals)

const day = z.iso.date()

const standingOrderLine = z.object({
  product_id: id,
  /** The path of the product's page. */
  path: z.string(),
  pack_id: id,
  /** The product's name, with the size if it has several. */
  name: z.string(),
  quantity: z.number().int(),
  /** Today's price of one. */
  price: rupees,
  /** How many of them can be bought today: on sale and in stock. */
  available: z.number().int(),
  pictures: z.array(pictureView),
  tint: z.string(),
})

/** What a customer buys again every few weeks. */
const standingOrder = z.object({
  id,
  weeks,
  paused: z.boolean(),
  /** Paused because several reminders in a row were not answered. */
  unanswered: z.boolean(),
  /** The day of the next delivery's reminder. */
  next_on: day,
  /** The next delivery can be ordered: its day has come. */
  due: z.boolean(),
  /** The day of the delivery after the next one. */
  skips_to: day,
  /** Today's price of everything that is available, without delivery. */
  total: rupees,
  lines: z.array(standingOrderLine),
})
export type StandingOrder = z.infer<typeof standingOrder>

/** A customer's standing order for the back office. */
const listedStandingOrder = standingOrder
  .pick({ id: true, weeks: true, paused: true, next_on: true, due: true })
  .extend({
    customer: z.object({ id, name: z.string() }),
    lines: z.array(standingOrderLine.pick({ name: true, quantity: true })),
  })
export type ListedStandingOrder = z.infer<typeof listedStandingOrder>

/** More than a person needs. */
const changeLimit = { most: 30, perSeconds: 60, per: 'person' } as const
/** Which delivery is meant: a repeated call changes nothing. */
const delivery = z.object({ next_on: day })

export const standingOrderEndpoints = {
  'GET /standing-orders': {
    right: 'orders:own',
    summary: 'List your standing orders, next delivery first',
    answer: z.array(standingOrder),
  },
  'GET /standing-order-desk': {
    right: 'customers:read',
    summary: 'List the standing orders of all customers or of one, next delivery first, paused ones last',
    query: pageQuery.extend({ user_id: idField.optional() }),
    answer: z.array(listedStandingOrder),
  },
  'POST /standing-orders': {
    right: 'orders:own',
    summary:
      'Repeat one of your orders every 2 or 4 weeks; nothing is charged before you order each delivery',
    body: z.object({ order_id: idField, weeks }),
    answer: standingOrder,
    status: 201,
    limit: changeLimit,
  },
  'PUT /standing-orders/{id}': {
    right: 'orders:own',
    summary: 'Change how often a standing order is delivered, pause or resume it',
    params: idParams,
    body: z.object({ weeks: weeks.optional(), paused: z.boolean().optional() }),
    answer: standingOrder,
    limit: changeLimit,
  },
  'POST /standing-orders/{id}/skip': {
    right: 'orders:own',
    summary: 'Skip the next delivery of a standing order',
    params: idParams,
    body: delivery,
    answer: standingOrder,
    limit: changeLimit,
  },
  'POST /standing-orders/{id}/cart': {
    right: 'orders:own',
    summary: 'Put the next delivery of a standing order into your cart, as far as it is in stock',
    params: idParams,
    body: delivery,
    answer: z.object({ cart, missing: z.array(missingLine) }),
    limit: changeLimit,
  },
  'DELETE /standing-orders/{id}': {
    right: 'orders:own',
    summary: 'Stop a standing order; idempotent',
    params: idParams,
    answer: messageAnswer,
    limit: changeLimit,
  },
} satisfies Endpoints
