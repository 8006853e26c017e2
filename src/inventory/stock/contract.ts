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
  timestamp,
} from '#http/calls/schema-pieces.ts'
import { batchLabel } from '#inventory/batches/contract.ts'
import * as batchWords from '#inventory/batches/words/office/entering/en.ts'
import * as words from './words/office/en.ts'

/** One stock movement. Reserved units (`hold`) are shown as a sale once the order is paid. */
const stockMovement = z.object({
  id,
  pack_id: id,
  product_id: id,
  /** The product's name, with the size if it has several. */
  name: z.string(),
  /** Units added, or removed if negative. */
  delta: z.number().int(),
  reason: z.enum([
    'opening',
    'hold',
    'sale',
    'hold_returned',
    'received',
    'correction',
    'damaged',
    'returned',
    'too_old',
    'recalled',
  ]),
  /** The batch code, or the best-before date; null for goods without dates. */
  batch: z.string().nullable(),
  order_id: id.nullable(),
  /** Who entered it; null for movements of an order. */
  actor: z.string().nullable(),
  note: z.string().nullable(),
  at: timestamp,
})
export type StockMovement = z.infer<typeof stockMovement>

/** The reasons that a person can enter. */
const writtenReason = z.enum(['received', 'returned', 'damaged', 'correction'])

const most = 99_999

/** Units of a pack, always positive: `damaged` subtracts them. Only a correction may be negative. */
const stockEntry = z.object({
  pack_id: idField,
  units: z
    .number(words.unitsNeeded)
    .int(words.unitsNeeded)
    .min(-most, words.unitsNeeded)
    .max(most, words.unitsNeeded)
    .refine((units) => units !== 0, words.unitsNeeded),
  /** For goods with dates. */
  batch: batchLabel.optional(),
})

const wholeUnits = z
  .number(words.thresholdNeeded)
  .int(words.thresholdNeeded)
  .min(0, words.thresholdNeeded)
  .max(most, words.thresholdNeeded)

const stockEntries = z
  .object({
    /** Idempotency key: the same form sent twice is written once. */
    form_key: formKey,
    reason: writtenReason,
    /** An invoice number or a supplier's name. */
    note: requiredText(200).optional(),
    lines: z.array(stockEntry).min(1, words.nothingEntered).max(200),
  })
  .refine(({ reason, lines }) => reason === 'correction' || lines.every(({ units }) => units > 0), {
    message: words.unitsNeeded,
    path: ['lines'],
  })
  .refine(({ reason, lines }) => reason === 'received' || lines.every(({ batch }) => !batch), {
    message: batchWords.datesOnlyReceived,
    path: ['reason'],
  })
export type StockEntries = z.infer<typeof stockEntries>

/** Low-stock threshold. `was` is the value the form showed (optimistic lock). */
const lowStockThreshold = z.object({ low_stock_at: wholeUnits, was: wholeUnits })

export const stockEndpoints = {
  'GET /stock/moves': {
    right: 'stock:read',
    summary: 'List the stock history, newest first, 20 per page by default, optionally of one product',
    query: pageQuery.extend({ product_id: idField.optional() }),
    answer: z.array(stockMovement),
  },
  'POST /stock/moves': {
    right: 'stock:write',
    summary: 'Record received, returned, damaged or recounted stock: all lines or none',
    body: stockEntries,
    answer: messageAnswer,
  },
  'PUT /stock/packs/{id}/low': {
    right: 'stock:write',
    summary: 'Set the low-stock level of a pack; the merchant gets an email when stock falls to it',
    params: idParams,
    body: lowStockThreshold,
    answer: messageAnswer,
  },
} satisfies Endpoints
