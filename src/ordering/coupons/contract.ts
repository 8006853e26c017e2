import { z } from 'zod'
import type { Endpoints } from '#http/calls/endpoint.ts'
import {
  formKey,
  id,
  idField,
  idParams,
  messageAnswer,
  pageQuery,
  requiredText,
  rupees,
  versionField,
} from '#http/calls/schema-pieces.ts'
import * as fieldWords from '#values/words/en.ts'
import * as words from './words/office/en.ts'

const rupeesOf = z.number(words.amountInvalid).min(1, words.amountInvalid).max(100_000, words.amountInvalid)
const units = z
  .number(words.unitsInvalid)
  .int(words.unitsInvalid)
  .min(1, words.unitsInvalid)
  .max(20, words.unitsInvalid)
const limit = z
  .number(words.limitInvalid)
  .int(words.limitInvalid)
  .min(1, words.limitInvalid)
  .max(1_000_000, words.limitInvalid)

const benefit = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('percent'),
    percent: z
      .number(words.percentInvalid)
      .int(words.percentInvalid)
      .min(1, words.percentInvalid)
      .max(100, words.percentInvalid),
  }),
  z.object({ kind: z.literal('amount'), amount: rupeesOf }),
  z.object({ kind: z.literal('free_delivery') }),
  z.object({ kind: z.literal('buy_get'), buy: units, free: units }),
])

/** The goods that a coupon applies to. */
const goods = z.object({ product_ids: z.array(idField).max(200), category_ids: z.array(idField).max(50) })

/** What can be changed later. Orders keep the discount that they were placed with. */
export const couponTerms = z.object({
  /** What customers see as the reason of the discount. */
  name: requiredText(80, fieldWords.nameMissing),
  /** The name in Tamil; without it, the English one is shown. */
  name_ta: z.string().trim().max(80).optional(),
  /** What the eligible goods must cost before discounts, in rupees; 0 for no minimum. */
  minimum: z.number(words.minimumInvalid).min(0, words.minimumInvalid).max(100_000, words.minimumInvalid),
  /** Null: all goods. */
  goods: goods.nullable(),
  /** Whether an automatic coupon applies beside others and beside a code. */
  combinable: z.boolean(),
  first_order_only: z.boolean(),
  /** Null: now. */
  starts_at: z.iso.datetime({ offset: true, error: words.timeInvalid }).nullable(),
  /** Null: until it is ended. */
  ends_at: z.iso.datetime({ offset: true, error: words.timeInvalid }).nullable(),
  max_uses: limit.nullable(),
  max_per_customer: limit.nullable(),
})
export type CouponTerms = z.infer<typeof couponTerms>

export const newCoupon = couponTerms.extend({
  /** Letters and digits, which customers enter in any case; null for an automatic coupon. */
  code: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z0-9]{3,20}$/, words.codeInvalid)
    .nullable(),
  benefit,
})
export type NewCoupon = z.infer<typeof newCoupon>

const named = z.object({ id, name: z.string() })
const coupon = newCoupon.extend({
  id,
  version: z.number().int(),
  name: z.string(),
  name_ta: z.string().nullable(),
  code: z.string().nullable(),
  goods: z.object({ products: z.array(named), categories: z.array(named) }).nullable(),
  starts_at: z.string(),
  ends_at: z.string().nullable(),
  minimum: rupees,
  /** Its orders that are not cancelled. */
  uses: z.number().int(),
  /** What it has taken off them, in rupees. */
  given: rupees,
  /** What they cost in total after it, with delivery, in rupees. */
  ordered: rupees,
  /** Whether customers can use it now, as far as dates and the total limit say. */
  state: z.enum(['scheduled', 'active', 'used_up', 'ended']),
  /** Whether it was ended for good, so that it can't be changed any more. */
  closed: z.boolean(),
})
export type AdminCoupon = z.infer<typeof coupon>

export const couponEndpoints = {
  'GET /coupons': {
    right: 'catalogue:read',
    summary: 'List the coupons, newest first, with their uses and what they have taken off orders',
    query: pageQuery,
    answer: z.array(coupon),
  },
  'GET /coupons/report.csv': {
    right: 'reports:read',
    stepUp: true,
    summary: 'Export the coupons with their orders, discounts and sales as a spreadsheet',
    /** A stream of text/csv. */
    answer: z.unknown(),
  },
  'GET /coupons/{id}': {
    right: 'catalogue:read',
    summary: 'Get a coupon',
    params: idParams,
    answer: coupon,
  },
  'POST /coupons/add': {
    right: 'catalogue:write',
    summary: 'Add a coupon with a code, or an automatic one; a repeated form_key returns the existing one',
    body: newCoupon.extend({ form_key: formKey }),
    answer: coupon,
    status: 201,
  },
  'PUT /coupons/{id}': {
    right: 'catalogue:write',
    summary: 'Change the conditions and limits of a coupon, but not its code and what it gives',
    params: idParams,
    body: couponTerms.extend({ version: versionField }),
    answer: coupon,
  },
  'DELETE /coupons/{id}': {
    right: 'catalogue:write',
    summary: 'End a coupon; orders keep its discount. Idempotent',
    params: idParams,
    answer: messageAnswer,
  },
} satisfies Endpoints
