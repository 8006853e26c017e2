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
import { batchLabel } from '#inventory/batches/batch-rules-contract.ts'
import * as batchWords from '#inventory/batches/words/office/entering/en.ts'
import * as words from './words/office/en.ts'

/** One stock movement. Reserved units (`hold`) are shown as a sale once the order is paid. */
const stockMovement = z.object({
  id,
  pack_id: id,
  product_id: id,
  /** The product, and its size where it has several. */
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
  /** What the label calls its batch, or its best-before date; null where it has no dates. */
  batch: z.string().nullable(),
  order_id: id.nullable(),
  /** Who moved it; null where the shop did, for an order. */
  actor: z.string().nullable(),
  note: z.string().nullable(),
  at: timestamp,
})
export type StockMovement = z.infer<typeof stockMovement>

/** What a person writes into the ledger. */
const writtenReason = z.enum(['received', 'returned', 'damaged', 'correction'])

const most = 99_999

/** Units of a pack, always as they are counted: what is damaged is taken away. Only a correction may be below zero. */
const stockEntry = z.object({
  pack_id: idField,
  units: z
    .number(words.unitsNeeded)
    .int(words.unitsNeeded)
    .min(-most, words.unitsNeeded)
    .max(most, words.unitsNeeded)
    .refine((units) => units !== 0, words.unitsNeeded),
  /** Of goods that come in with dates. */
  batch: batchLabel.optional(),
})

const wholeUnits = z
  .number(words.markNeeded)
  .int(words.markNeeded)
  .min(0, words.markNeeded)
  .max(most, words.markNeeded)

const stockEntries = z
  .object({
    /** Idempotency key: the same form sent twice is written once. */
    form_key: formKey,
    reason: writtenReason,
    /** A bill's number, a supplier's name. */
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
    access: 'admin',
    summary: 'List the stock history, newest first, 20 per page by default, optionally of one product',
    query: pageQuery.extend({ product_id: idField.optional() }),
    answer: z.array(stockMovement),
  },
  'POST /stock/moves': {
    access: 'admin',
    summary: 'Record received, returned, damaged or recounted stock: all lines or none',
    body: stockEntries,
    answer: messageAnswer,
  },
  'PUT /stock/packs/{id}/low': {
    access: 'admin',
    summary: 'Set the low-stock level of a pack; the merchant gets an email when stock falls to it',
    params: idParams,
    body: lowStockThreshold,
    answer: messageAnswer,
  },
} satisfies Endpoints
