import { z } from 'zod'
import type { Endpoints } from '#http/calls/endpoint.ts'
import { id, moment, numberFrom, pageQuery, text } from '#http/calls/schema-pieces.ts'
import { order } from '#ordering/orders/contract.ts'
import { isShopDay } from '#values/time/shop-days.ts'
import { inSchema } from '#words/in-schema.ts'
import { labelsOn, mostAtOnce, noPlace, sheetNames } from './paper-contract.ts'
import * as words from './words/office/en.ts'

/** What goes the same way and is packed together: a zone, or in a shop without zones a PIN code. */
const place = z
  .string()
  .max(60)
  .transform((name) => (name === noPlace ? '' : name))

/** A line of the list: what is enough to find the parcel's place on the packing table. */
const orderToPack = z.object({
  id,
  name: z.string(),
  city: z.string(),
  place: z.string(),
  pieces: z.number().int(),
  /** The day it was promised for. */
  by: z.iso.date().nullable(),
  /** Goods of a recalled batch are in it, or are to be: it is not packed before they are swapped. */
  recalled: z.boolean(),
  paid_at: moment,
})
export type OrderToPack = z.infer<typeof orderToPack>

/** A product in one size, over all orders that are picked for. */
const pickLine = z.object({
  /** The same for the same product and size, whatever orders are chosen. */
  key: z.string(),
  name: z.string(),
  size: z.string(),
  quantity: z.number().int(),
  /** In how many orders it is. */
  orders: z.number().int(),
  /** Which to take, of goods with dates: what expires first, as these orders have it. */
  batches: z
    .array(z.object({ code: z.string(), best_before: z.iso.date(), units: z.number().int() }))
    .optional(),
})
export type PickLine = z.infer<typeof pickLine>

const whichOrders = inSchema(words.chooseOrders, { most: mostAtOnce })
/** Order numbers as they stand in an address: `1041.1042`. */
const chosen = z
  .string(whichOrders)
  .max(mostAtOnce * 10, whichOrders)
  .regex(/^[1-9]\d{0,8}(?:\.[1-9]\d{0,8})*$/, whichOrders)
  .transform((numbers) => [...new Set(numbers.split('.').map(Number))])
  .refine((ids) => ids.length <= mostAtOnce, whichOrders)
export const chosenOrders = z.object({ orders: chosen })

/** What became of a scanned order; `changed` is false where it had been packed before. */
const scanned = z.object({ message: z.string(), changed: z.boolean(), order })
export type Scanned = z.infer<typeof scanned>

/** A stream of application/pdf. */
const pdf = z.unknown()

export const packingEndpoints = {
  'GET /packing/orders': {
    access: 'admin',
    summary: 'List paid orders to pack, oldest first, optionally of one place and day',
    query: pageQuery.extend({ place: place.optional(), day: z.iso.date().refine(isShopDay).optional() }),
    answer: z.array(orderToPack),
  },
  'GET /packing/places': {
    access: 'admin',
    summary: 'List the places with orders to pack',
    answer: z.array(z.string()),
  },
  'GET /packing/days': {
    access: 'admin',
    summary: 'List the promised delivery days of orders to pack',
    answer: z.array(z.string()),
  },
  'GET /packing/pick-list': {
    access: 'admin',
    summary: 'Get the pick list of these orders: quantities of each product and size',
    query: chosenOrders,
    answer: z.array(pickLine),
  },
  'POST /packing/scans': {
    access: 'admin',
    summary: 'Mark an order as packed by its scanned or typed number; reports if it was already packed',
    body: z.object({ typed: text(60) }),
    answer: scanned,
  },
  'GET /packing/slips.pdf': {
    access: 'admin',
    summary: 'Print the packing slips of these orders, each in the language of its order',
    query: chosenOrders,
    limit: { most: 60, perSeconds: 60, per: 'person' },
    answer: pdf,
  },
  'GET /packing/labels.pdf': {
    access: 'admin',
    summary: 'Print the address labels of these orders, starting at the first free label of the sheet',
    query: chosenOrders.extend({
      sheet: z.enum(sheetNames),
      first: numberFrom(z.number().int().min(1).max(labelsOn('3x8'))).default(1),
    }),
    limit: { most: 60, perSeconds: 60, per: 'person' },
    answer: pdf,
  },
} satisfies Endpoints
