import { z } from 'zod'
import type { Endpoints } from '#http/calls/endpoint.ts'
import { id, idParams } from '#http/calls/schema-pieces.ts'

/** What a product needs before a real shop may sell it, in the order in which forms ask for it. */
const missingName = z.enum([
  'generic_name',
  'ingredients',
  'net_quantity',
  'mrp',
  'maker',
  'fssai',
  'consumer_care',
  'origin',
  'mark',
  'hsn',
  'tax_rate',
  'claims',
])
export type MissingName = z.infer<typeof missingName>

/** What the product's own form asks for, and no label. */
export const productFormNames: readonly MissingName[] = ['net_quantity', 'mrp', 'hsn', 'tax_rate']

/** What the tax invoices of a registered merchant need. */
export const taxNames: readonly MissingName[] = ['hsn', 'tax_rate']

const missing = z.array(missingName)

const incomplete = z.object({
  /** The last day on which incomplete products stay on sale, as `2026-12-31`; null until the merchant sets one. */
  deadline: z.string().nullable(),
  /** How many products lack something that the law asks for: on sale, or hidden by the shop for that. */
  count: z.number().int(),
  /** The first of them, what is not on sale before the others. */
  products: z.array(z.object({ id, name: z.string(), missing, on_sale: z.boolean() })),
})
export type Incomplete = z.infer<typeof incomplete>

export const publishingEndpoints = {
  'GET /products/{id}/missing': {
    access: 'admin',
    summary: 'List what a product needs before it can go live; empty in a demo',
    params: idParams,
    answer: z.object({ missing }),
  },
  'GET /products/incomplete': {
    access: 'admin',
    summary:
      'List live products without all legal details and their deadline, and products hidden for that reason',
    answer: incomplete,
  },
} satisfies Endpoints
