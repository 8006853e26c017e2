import { z } from 'zod'
import { couriers } from '#fulfilment/shipments/rules/couriers.ts'
import type { Endpoints } from '#http/calls/endpoint.ts'
import {
  formKey,
  id,
  idField,
  idParams,
  messageAnswer,
  rupees,
  timestamp,
  timestampOrNull,
  versionField,
} from '#http/calls/schema-pieces.ts'
import { courierProviderNames, trackingStates } from '#values/couriers/courier-values.ts'
import { bookingStates, courierIssues } from './rules/booking-state.ts'
import { maxSideCm, maxWeightGrams } from './rules/parcel-limits.ts'
import * as words from './words/office/en.ts'

const cm = z
  .number(words.sideNeeded)
  .int(words.sideNeeded)
  .min(1, words.sideNeeded)
  .max(maxSideCm, words.sideNeeded)
const grams = z
  .number(words.weightNeeded)
  .int(words.weightNeeded)
  .min(1, words.weightNeeded)
  .max(maxWeightGrams, words.weightNeeded)
const box = z.object({ length_cm: cm, width_cm: cm, height_cm: cm })
const boxShape = z.object({ length_cm: z.number(), width_cm: z.number(), height_cm: z.number() })

/** Lines of the parcel; without it, all unsent units. */
const items = z
  .array(z.object({ order_item_id: idField, quantity: z.number().int().min(1).max(99_999) }))
  .min(1)
  .max(100)
  .optional()
const parcel = z.object({ weight_g: grams, ...box.shape })
export type Parcel = z.infer<typeof parcel>

const rate = z.object({
  provider: z.enum(courierProviderNames),
  service: z.string(),
  name: z.string(),
  /** What the courier takes from the shop; packers see it, because they choose by it. */
  charge: rupees,
  days: z.number().int().nullable(),
})
export type Rate = z.infer<typeof rate>

const rates = z.object({
  /** Cheapest first. */
  rates: z.array(rate),
  /** Couriers that didn't answer. */
  failed: z.array(z.enum(courierProviderNames)),
})
export type Rates = z.infer<typeof rates>

const booking = z.object({
  id,
  order_id: id,
  provider: z.enum(courierProviderNames),
  state: z.enum(bookingStates),
  service_name: z.string(),
  courier: z.enum(couriers),
  tracking_number: z.string().nullable(),
  tracking_state: z.enum(trackingStates),
  /** What the courier takes from the shop. */
  charge: rupees,
  /** What the courier collects; 0 for a paid order. */
  cash: rupees,
  weight_g: z.number().int(),
  /** Why it wasn't booked or cancelled, in the courier's words. */
  problem: z.string().nullable(),
  issue: z.enum(courierIssues).nullable(),
  created_at: timestamp,
  tracked_at: timestampOrNull,
  items: z.array(z.object({ order_item_id: id, quantity: z.number().int() })),
})
export type Booking = z.infer<typeof booking>

const orderCourier = z.object({
  /** The couriers that are connected; empty if none is. */
  connected: z.array(z.enum(courierProviderNames)),
  /** Newest first. */
  bookings: z.array(booking),
})
export type OrderCourier = z.infer<typeof orderCourier>

const issue = z.object({
  id,
  order_id: id,
  issue: z.enum(courierIssues),
  /** Why the order was not advanced. */
  reason: z.string().nullable(),
  service_name: z.string(),
  tracking_number: z.string().nullable(),
  since: timestamp,
})
export type Issue = z.infer<typeof issue>

const courierDesk = z.object({
  connected: z.array(z.enum(courierProviderNames)),
  /** Parcels that need a person, oldest first, at most 100. */
  issues: z.array(issue),
})
export type CourierDesk = z.infer<typeof courierDesk>

const pin = z.string().regex(/^[1-9]\d{5}$/, words.pinNeeded)
const parcelSettings = z.object({
  version: versionField,
  pickup_pin: z.string().nullable(),
  packing_g: z.number().int(),
  box: boxShape,
  variants: z.array(
    z.object({
      pack_id: id,
      name: z.string(),
      /** The weight that is entered with the product; null if there is none. */
      weight_g: z.number().nullable(),
      packed_g: z.number().nullable(),
      box: boxShape.nullable(),
    }),
  ),
})
export type ParcelSettings = z.infer<typeof parcelSettings>

const parcelSettingsInput = z.object({
  version: versionField,
  pickup_pin: pin.nullable(),
  packing_g: z
    .number(words.packingNeeded)
    .int(words.packingNeeded)
    .min(0, words.packingNeeded)
    .max(10_000, words.packingNeeded),
  box,
  /** The variants whose box or weight is changed. */
  variants: z
    .array(z.object({ pack_id: idField, packed_g: grams.nullable(), box: box.nullable() }))
    .max(2000),
})
export type ParcelSettingsInput = z.infer<typeof parcelSettingsInput>

/** Each of these calls a courier. */
const limit = { most: 120, perSeconds: 600, per: 'person' } as const

export const courierEndpoints = {
  'GET /couriers': {
    right: 'orders:pack',
    summary: 'Find out which couriers are connected, and which of their parcels need attention',
    answer: courierDesk,
  },
  'GET /orders/{id}/courier': {
    right: 'orders:pack',
    summary: 'Get the courier bookings of an order',
    params: idParams,
    answer: orderCourier,
  },
  'POST /orders/{id}/courier/parcel': {
    right: 'orders:pack',
    summary: 'Calculate the weight and box of a parcel',
    params: idParams,
    body: z.object({ items }),
    answer: z.object({ weight_g: z.number().int().nullable(), box: boxShape }),
  },
  'POST /orders/{id}/courier/rates': {
    right: 'orders:pack',
    summary: 'Ask the connected couriers what a parcel costs, cheapest first',
    params: idParams,
    body: z.object({ items, parcel }),
    answer: rates,
    limit,
  },
  'POST /orders/{id}/courier/bookings': {
    right: 'orders:pack',
    summary: 'Book a parcel with a courier; idempotent by its form key',
    params: idParams,
    body: z.object({
      form_key: formKey,
      items,
      parcel,
      provider: z.enum(courierProviderNames),
      service: z.string().min(1).max(100),
      /** The courier's charge that was displayed. */
      charge: z.number().min(0).max(1_000_000),
    }),
    answer: orderCourier.extend({ booking }),
    limit,
  },
  'PUT /couriers/bookings/{id}/cancelled': {
    right: 'orders:pack',
    summary: 'Cancel a booking that the courier hasn’t collected; idempotent',
    params: idParams,
    answer: orderCourier,
    limit,
  },
  'GET /couriers/bookings/{id}/label.pdf': {
    right: 'orders:pack',
    summary: 'Print the courier’s label of a booking as a PDF',
    params: idParams,
    /** application/pdf */
    answer: z.unknown(),
    limit,
  },
  'PUT /couriers/bookings/{id}/issue-resolved': {
    right: 'orders:pack',
    summary: 'Mark the issue of a parcel as resolved; idempotent',
    params: idParams,
    answer: courierDesk,
  },
  'GET /couriers/parcels': {
    right: 'orders:pack',
    summary: 'Get the usual box, and the boxes and weights of the variants',
    answer: parcelSettings,
  },
  'PUT /couriers/parcels': {
    right: 'settings:write',
    summary: 'Save the usual box, and boxes and weights of variants; the version must match',
    body: parcelSettingsInput,
    answer: parcelSettings,
  },
  'POST /parcels/updates': {
    right: 'anyone',
    summary: 'Receive tracking webhooks of couriers, verified by their token',
    answer: messageAnswer,
    hidden: true,
  },
} satisfies Endpoints
