import { z } from 'zod'
import type { Endpoints } from '#http/calls/endpoint.ts'
import { formKey, rupees, timestamp, timestampOrNull } from '#http/calls/schema-pieces.ts'
import * as words from './words/office/en.ts'

const problem = z.object({ row: z.number(), column: z.string().nullable(), message: z.string() })
const change = z.object({ row: z.number(), column: z.string(), from: z.string(), to: z.string() })
export type ImportProblemView = z.infer<typeof problem>
export type ImportChangeView = z.infer<typeof change>

/** A product that would be added. */
const addition = z.object({
  row: z.number(),
  name: z.string(),
  sizes: z.array(z.object({ size: z.string(), price: rupees, stock: z.number() })),
})
export type ImportAdditionView = z.infer<typeof addition>

/** How many problems and changes an answer lists; it counts all. */
export const maxListed = 1000

/** How many products are added, changed, and left as they are. */
const counts = { added: z.number(), changed: z.number(), unchanged: z.number() }

const fileCheck = z.object({
  /** Rows with a product; empty rows don't count. */
  rows: z.number(),
  problems: z.array(problem),
  problem_count: z.number(),
  changes: z.array(change),
  change_count: z.number(),
  /** The products that would be added, if there are no problems. */
  additions: z.array(addition),
  ...counts,
  /** The shop system whose product export the file is; null if it has our own columns. */
  from: z.enum(['shopify', 'woocommerce']).nullable(),
  /** Columns of its export that are left out. */
  left_out: z.array(z.string()),
  /** How many pictures it names by their address, which are not fetched. */
  pictures: z.number(),
  /** Sent with the import, which saves nothing else than the changes that were checked. */
  seen: z.string(),
})
export type FileCheckView = z.infer<typeof fileCheck>

const productImport = z.object({
  id: z.number(),
  file_name: z.string(),
  /** Who started it. */
  by: z.string(),
  state: z.enum(['waiting', 'checking', 'saving', 'saved', 'refused', 'failed']),
  /**
   * Why nothing was saved: `problems` of the file; products `changed` since the check; servers were `interrupted`; or
   * an `unexpected` error.
   */
  reason: z.enum(['problems', 'changed', 'interrupted', 'unexpected']).nullable(),
  /** A server stopped while it worked on the import, which has started again. */
  restarted: z.boolean(),
  rows: z.number(),
  ...counts,
  problems: z.array(problem),
  problem_count: z.number(),
  started_at: timestamp,
  ended_at: timestampOrNull,
})
export type ProductImport = z.infer<typeof productImport>

/** A large file takes about a second of processor time. */
const limit = { most: 20, perSeconds: 60, per: 'person' } as const
const files = { field: 'file', most: 1, tooMany: words.oneFile }

export const importEndpoints = {
  'GET /products/export.csv': {
    right: 'catalogue:read',
    summary: 'Export all products that are not deleted as a spreadsheet, one row for each size',
    /** A stream of text/csv. */
    answer: z.unknown(),
  },
  'POST /products/imports/check': {
    right: 'catalogue:write',
    summary: 'Check a CSV file of products: every problem and every change, by row and column; saves nothing',
    form: z.object({}),
    files,
    answer: fileCheck,
    limit,
  },
  'POST /products/imports': {
    right: 'catalogue:write',
    summary: 'Save a checked CSV file of products in the background, all of it or nothing',
    form: z.object({ form_key: formKey, seen: z.string().regex(/^[\da-f]{64}$/, 'is not known') }),
    files,
    answer: productImport,
    status: 201,
    limit,
  },
  'GET /products/imports/last': {
    right: 'catalogue:read',
    summary: 'Get the progress or the result of the last import of products',
    answer: z.object({ last: productImport.nullable() }),
  },
} satisfies Endpoints
