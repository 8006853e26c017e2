import { z } from 'zod'
import type { Endpoints } from '#http/calls/endpoint.ts'
import { blankOr } from '#http/calls/form-pieces.ts'
import { formKey, id, idField, moment, versionField } from '#http/calls/schema-pieces.ts'
import { keptProduct } from './contract.ts'
import { mostPacks, price, stock } from './pack-contract.ts'
import { visibility } from './visibility-contract.ts'

/** So many products are changed by one call; who changes more sends them one after the other under one key. */
export const mostChanged = 50

/** What was typed into a pack's cells. An empty MRP takes it away. */
const packCells = z.object({
  id,
  price: price.optional(),
  mrp: blankOr(price).optional(),
  stock: stock.optional(),
  /** The stock that stood in the cell before: the difference is written, so that what was sold since stays sold. */
  stock_was: stock.optional(),
})

/** A product at the version it was read at. */
const productCells = z.object({
  id: idField,
  version: versionField,
  visibility: visibility.optional(),
  packs: z.array(packCells).max(mostPacks).default([]),
})
export type ProductCells = z.infer<typeof productCells>

/** Which cell something is said of. */
const cell = z.object({ pack_id: id.nullable(), field: z.enum(['price', 'mrp', 'stock', 'visibility']) })
export type Cell = z.infer<typeof cell>

/** What became of one product: each is saved or refused by itself. */
const changed = z.object({
  id,
  outcome: z.enum(['saved', 'refused', 'edited_meanwhile', 'gone']),
  /** Why it was not saved. */
  message: z.string().nullable(),
  cell: cell.nullable(),
  /** As it is now. */
  product: keptProduct.nullable(),
})
export type ChangedProduct = z.infer<typeof changed>

/** What was changed last, as long as it can be taken back. */
const lastChange = z.object({ form_key: z.string(), at: moment, products: z.number().int() })
export type LastChange = z.infer<typeof lastChange>

export const tableEndpoints = {
  'POST /products/changes': {
    access: 'admin',
    summary:
      'Update prices, MRPs, stock and visibility of several products, with a result for each; idempotent by form_key',
    body: z.object({ form_key: formKey, products: z.array(productCells).min(1).max(mostChanged) }),
    answer: z.array(changed),
  },
  'GET /products/changes/last': {
    access: 'admin',
    summary: 'Get the last table change by this administrator in the past hour that has not been undone',
    answer: z.object({ last: lastChange.nullable() }),
  },
  'POST /products/changes/undo': {
    access: 'admin',
    summary:
      'Undo a table change, a few products at a time, skipping later changes; `after` is the last product of the previous call',
    body: z.object({ form_key: formKey, after: id.optional() }),
    answer: z.object({ products: z.array(changed), next: id.nullable() }),
  },
} satisfies Endpoints
