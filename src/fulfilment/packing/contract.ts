import { z } from 'zod'
import type { Endpoints } from '#http/calls/endpoint.ts'
import { coerceNumber, id, pageQuery, requiredText, timestamp } from '#http/calls/schema-pieces.ts'
import { isPlausibleDay } from '#values/time/plausible-day.ts'
import { schemaSentence } from '#words/schema-sentence.ts'
import { labelsPerSheet, maxAtOnce, noAddressPlace, sheetNames } from './printing-contract.ts'
import * as words from './words/office/en.ts'

/** The zone of an order, or its PIN code in a shop without zones. Orders of one place are packed together. */
const place = z
  .string()
  .max(60)
  .transform((name) => (name === noAddressPlace ? '' : name))

/** An order in the list, with only what is needed to find it on the packing table. */
const orderToPack = z.object({
  id,
  name: z.string(),
  city: z.string(),
  place: z.string(),
  pieces: z.number().int(),
  /** The promised day. */
  by: z.iso.date().nullable(),
  /** It contains, or needs, goods of a recalled batch, so it must not be packed before they are replaced. */
  recalled: z.boolean(),
  /** Orders that are sent in the same parcel, and whether each is paid; absent if there are none. */
  together: z.array(z.object({ id, is_paid: z.boolean() })).optional(),
  paid_at: timestamp,
})
export type OrderToPack = z.infer<typeof orderToPack>

/** A variant with its quantity over all selected orders. */
const pickLine = z.object({
  /** Identifies the variant, whatever orders are selected. */
  key: z.string(),
  name: z.string(),
  size: z.string(),
  quantity: z.number().int(),
  /** The number of orders that need it. */
  orders: z.number().int(),
  /** The batches to pick, first expired first, as allocated to these orders. */
  batches: z
    .array(z.object({ code: z.string(), best_before: z.iso.date(), units: z.number().int() }))
    .optional(),
})
export type PickLine = z.infer<typeof pickLine>

const whichOrders = schemaSentence(words.chooseOrders, { most: maxAtOnce })
/** Order ids as in the URL: `1041.1042`. */
const chosen = z
  .string(whichOrders)
  .max(maxAtOnce * 10, whichOrders)
  .regex(/^[1-9]\d{0,8}(?:\.[1-9]\d{0,8})*$/, whichOrders)
  .transform((numbers) => [...new Set(numbers.split('.').map(Number))])
  .refine((ids) => ids.length <= maxAtOnce, whichOrders)
export const chosenOrders = z.object({ orders: chosen })

/** The result of a scan; `changed` is false if the order was packed before. `step` can be undone. */
const scanResult = z.object({
  message: z.string(),
  changed: z.boolean(),
  order: z.object({ id, step: id.nullable() }),
})
export type ScanResult = z.infer<typeof scanResult>

/** A stream of application/pdf. */
const pdf = z.unknown()

export const packingEndpoints = {
  'GET /packing/orders': {
    right: 'orders:pack',
    summary: 'List paid orders to pack, oldest first, optionally of one place and day',
    query: pageQuery.extend({ place: place.optional(), day: z.iso.date().refine(isPlausibleDay).optional() }),
    answer: z.array(orderToPack),
  },
  'GET /packing/places': {
    right: 'orders:pack',
    summary: 'List the places with orders to pack',
    answer: z.array(z.string()),
  },
  'GET /packing/days': {
    right: 'orders:pack',
    summary: 'List the promised delivery days of orders to pack',
    answer: z.array(z.string()),
  },
  'GET /packing/pick-list': {
    right: 'orders:pack',
    summary: 'Get the pick list of these orders: quantities of each product and size',
    query: chosenOrders,
    answer: z.array(pickLine),
  },
  'POST /packing/scans': {
    right: 'orders:pack',
    summary: 'Mark an order as packed by its scanned or typed number; reports if it was already packed',
    body: z.object({ typed: requiredText(60) }),
    answer: scanResult,
  },
  'GET /packing/slips.pdf': {
    right: 'orders:pack',
    summary: 'Print the packing slips of these orders, each in the language of its order',
    query: chosenOrders,
    limit: { most: 60, perSeconds: 60, per: 'person' },
    answer: pdf,
  },
  'GET /packing/labels.pdf': {
    right: 'orders:pack',
    summary: 'Print the address labels of these orders, starting at the first free label of the sheet',
    query: chosenOrders.extend({
      sheet: z.enum(sheetNames),
      first: coerceNumber(z.number().int().min(1).max(labelsPerSheet('3x8'))).default(1),
    }),
    limit: { most: 60, perSeconds: 60, per: 'person' },
    answer: pdf,
  },
} satisfies Endpoints
