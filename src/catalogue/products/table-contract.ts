import { z } from 'zod'
import type { Endpoints } from '#http/calls/endpoint.ts'
import { blankToNull } from '#http/calls/form-pieces.ts'
import { formKey, id, idField, timestamp, versionField } from '#http/calls/schema-pieces.ts'
import { adminProduct } from './contract.ts'
import { maxVariants, price, stock } from './variant-contract.ts'
import { visibility } from './visibility-contract.ts'

/** How many products one request may change. A larger change is sent as several requests with one idempotency key. */
export const maxChangedProducts = 50

/** Input for a variant's cells. An empty MRP removes it. */
const variantCellsInput = z.object({
  id,
  price: price.optional(),
  mrp: blankToNull(price).optional(),
  stock: stock.optional(),
  /** The stock that the cell showed before. The server writes the difference, so units sold since stay sold. */
  stock_was: stock.optional(),
})

/** A product's cells, with the version they were read at (optimistic lock). */
const productCellsInput = z.object({
  id: idField,
  version: versionField,
  visibility: visibility.optional(),
  packs: z.array(variantCellsInput).max(maxVariants).default([]),
})
export type ProductCellsInput = z.infer<typeof productCellsInput>

/** The cell that the message belongs to. */
const cell = z.object({ pack_id: id.nullable(), field: z.enum(['price', 'mrp', 'stock', 'visibility']) })
export type Cell = z.infer<typeof cell>

/** The result for one product. Each product is saved or refused independently. */
const productChangeResult = z.object({
  id,
  outcome: z.enum(['saved', 'refused', 'edited_meanwhile', 'gone']),
  /** Why it was not saved. */
  message: z.string().nullable(),
  cell: cell.nullable(),
  /** The product after the request. */
  product: adminProduct.nullable(),
})
export type ProductChangeResult = z.infer<typeof productChangeResult>

/** The last change that can still be undone. */
const lastChange = z.object({ form_key: z.string(), at: timestamp, products: z.number().int() })
export type LastChange = z.infer<typeof lastChange>

export const tableEndpoints = {
  'POST /products/changes': {
    right: 'catalogue:write',
    summary:
      'Update prices, MRPs, stock and visibility of several products, with a result for each; idempotent by form_key',
    body: z.object({
      form_key: formKey,
      products: z.array(productCellsInput).min(1).max(maxChangedProducts),
    }),
    answer: z.array(productChangeResult),
  },
  'GET /products/changes/last': {
    right: 'catalogue:read',
    summary: 'Get the last table change by this administrator in the past hour that has not been undone',
    answer: z.object({ last: lastChange.nullable() }),
  },
  'POST /products/changes/undo': {
    right: 'catalogue:write',
    summary:
      'Undo a table change, a few products at a time, skipping later changes; `after` is the last product of the previous call',
    body: z.object({ form_key: formKey, after: id.optional() }),
    answer: z.object({ products: z.array(productChangeResult), next: id.nullable() }),
  },
} satisfies Endpoints
