import { z } from 'zod'
import type { Endpoints } from '#http/calls/endpoint.ts'
import * as words from './words/office/en.ts'

const problem = z.object({ row: z.number(), column: z.string().nullable(), message: z.string() })
const change = z.object({ row: z.number(), column: z.string(), from: z.string(), to: z.string() })

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
    files: { field: 'file', most: 1, tooMany: words.oneFile },
    answer: z.object({
      /** Rows with a product; empty rows don't count. */
      rows: z.number(),
      problems: z.array(problem),
      changes: z.array(change),
      added: z.number(),
      changed: z.number(),
      unchanged: z.number(),
    }),
    /** A large file takes about a second of processor time. */
    limit: { most: 20, perSeconds: 60, per: 'person' },
  },
} satisfies Endpoints
