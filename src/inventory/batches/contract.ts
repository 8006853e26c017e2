import { z } from 'zod'
import type { Endpoints } from '#http/calls/endpoint.ts'
import {
  id,
  idParams,
  noControlCharacters,
  pageQuery,
  requiredText,
  timestampOrNull,
  versionField,
} from '#http/calls/schema-pieces.ts'
import { orderStatus } from '#ordering/orders/rules/order-state.ts'
import { isPlausibleDay } from '#values/time/plausible-day.ts'
import { invisible, tooLong } from '#values/words/en.ts'
import { schemaSentence } from '#words/schema-sentence.ts'
import * as words from './words/office/en.ts'
import * as enteringWords from './words/office/entering/en.ts'

const units = z.number().int()

const batch = z.object({
  id,
  product_id: id,
  /** The product's name, with the size if it has several. */
  name: z.string(),
  /** The batch code on the label; empty if it has none. */
  code: z.string(),
  packed_on: z.iso.date(),
  best_before: z.iso.date(),
  /** The last day on which it may be ordered. */
  sell_until: z.iso.date(),
  left: units,
  /** Quarantined units: expired or recalled, and not part of the stock. */
  aside: units,
  /** `ends_soon`: the merchant is warned. */
  state: z.enum(['sold', 'ends_soon', 'too_old', 'recalled']),
  recalled_at: timestampOrNull,
  recall_reason: z.string().nullable(),
  recalled_by: z.string().nullable(),
  /** The merchant's note. */
  note: z.string(),
  version: versionField,
})
export type Batch = z.infer<typeof batch>

/** A date of this century: older goods are not received, and PostgreSQL has no year 0. */
const plausibleDay = (sentence: string) => z.iso.date(sentence).refine(isPlausibleDay, sentence)

/** The label data of received goods. */
export const batchLabel = z
  .object({
    /** The maker's batch code; empty if the label has none. */
    code: z
      .string()
      .trim()
      .max(40, schemaSentence(tooLong, { most: 40 }))
      .regex(noControlCharacters, invisible)
      .default(''),
    packed_on: plausibleDay(enteringWords.packedOnNeeded),
    best_before: plausibleDay(enteringWords.bestBeforeNeeded),
  })
  .refine(({ packed_on, best_before }) => packed_on <= best_before, {
    message: enteringWords.packedAfterBestBefore,
    path: ['packed_on'],
  })
export type BatchLabel = z.infer<typeof batchLabel>

/** An edited label, with the version it was read at (optimistic lock). */
export const batchChange = batchLabel.safeExtend({
  note: z
    .string()
    .trim()
    .max(500, schemaSentence(tooLong, { most: 500 }))
    .regex(noControlCharacters, invisible),
  version: versionField,
})
export type BatchChange = z.infer<typeof batchChange>

/** An order that got units of a batch, with the customer to call. */
const orderWithBatch = z.object({
  order_id: id,
  status: z.enum(Object.values(orderStatus)),
  /** A cash order that is not paid yet. */
  payment_due: z.boolean(),
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  city: z.string(),
  /** Units that it got, and how many of them came back. */
  units,
  returned: units,
  /**
   * What to do about a recalled batch. `wait`: do not pack before other units are in stock; `swap`: already packed,
   * open the parcel; `part`: partly shipped, check which units; `call`: shipped, call the customer.
   */
  next: z.enum(['wait', 'swap', 'part', 'call']).nullable(),
})
export type OrderWithBatch = z.infer<typeof orderWithBatch>

/** A whole number in a range, with an error message that names the range. */
const wholeNumber = (min: number, max: number) => {
  const sentence = schemaSentence(enteringWords.wholeNeeded, { least: min, most: max })
  return z.number(sentence).int(sentence).min(min, sentence).max(max, sentence)
}

/** Minimum shelf life at delivery, and whether batches are used at all (`wanted`). */
export const batchRules = z.object({
  wanted: z.boolean(),
  /** Minimum shelf life left at delivery: a percentage of the whole, or a number of days if those are fewer. */
  least_percent: wholeNumber(0, 90),
  least_days: wholeNumber(0, 365),
  way_days: wholeNumber(0, 60),
  warn_days: wholeNumber(1, 365),
  version: versionField,
})
export type BatchRules = z.infer<typeof batchRules>

/** `any`: whether a batch has ever been entered. */
const adminBatchRules = batchRules.extend({ any: z.boolean() })
export type AdminBatchRules = z.infer<typeof adminBatchRules>

export const batchEndpoints = {
  'GET /stock/batches': {
    right: 'stock:read',
    summary: 'List batches in stock, first to expire first, or used-up batches, newest first',
    query: pageQuery.extend({ shelf: z.enum(['here', 'gone']).default('here') }),
    answer: z.array(batch),
  },
  'GET /stock/batches/rules': {
    right: 'stock:read',
    summary: 'Get the batch settings: expiry dates and minimum shelf life at delivery',
    answer: adminBatchRules,
  },
  'PUT /stock/batches/rules': {
    right: 'stock:write',
    summary: 'Update the batch settings; the version must match',
    body: batchRules,
    answer: adminBatchRules,
  },
  'GET /stock/batches/{id}': {
    right: 'stock:read',
    summary: 'Get a batch',
    params: idParams,
    answer: batch,
  },
  'PUT /stock/batches/{id}': {
    right: 'stock:write',
    summary: 'Correct the details of a batch; the version must match',
    params: idParams,
    body: batchChange,
    answer: batch,
  },
  'POST /stock/batches/{id}/recall': {
    right: 'stock:write',
    summary: 'Recall a batch and take its remaining stock off sale',
    params: idParams,
    body: z.object({ reason: requiredText(200, words.reasonNeeded) }),
    /** `swapped`: the ids of waiting orders whose units were replaced. */
    answer: batch.extend({ swapped: z.array(id) }),
  },
  'DELETE /stock/batches/{id}/recall': {
    right: 'stock:write',
    summary: 'End the recall of a batch and put its remaining stock on sale again, unless it has expired',
    params: idParams,
    answer: batch,
  },
  'GET /stock/batches/{id}/orders': {
    right: 'customers:read',
    summary: 'List the orders affected by a batch, newest first, with contact details',
    params: idParams,
    query: pageQuery,
    answer: z.array(orderWithBatch),
  },
  'POST /stock/batches/{id}/orders/{order}/swap': {
    right: 'orders:pack',
    summary: 'Record that recalled items in a packed order were replaced',
    params: idParams.extend({ order: idParams.shape.id }),
    answer: z.object({ message: z.string() }),
  },
  'GET /stock/batches/{id}/orders.csv': {
    right: 'customers:export',
    stepUp: true,
    summary: 'Export the orders affected by a batch as a spreadsheet',
    params: idParams,
    /** A stream of text/csv. */
    answer: z.unknown(),
  },
} satisfies Endpoints
