import { z } from 'zod'
import type { Endpoints } from '#http/calls/endpoint.ts'
import { id, idParams } from '#http/calls/schema-pieces.ts'

/** What a product needs before a real shop may sell it, in the order of the forms. */
const requirementName = z.enum([
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
export type RequirementName = z.infer<typeof requirementName>

/** Requirements that are entered in the product form instead of the label form. */
export const productFormRequirements: readonly RequirementName[] = ['net_quantity', 'mrp', 'hsn', 'tax_rate']

/** What the tax invoices of a registered merchant need. */
export const taxRequirements: readonly RequirementName[] = ['hsn', 'tax_rate']

const missing = z.array(requirementName)

const incomplete = z.object({
  /** The last day on which incomplete products stay on sale, as `2026-12-31`; null until the merchant sets one. */
  deadline: z.string().nullable(),
  /** How many products lack a legal requirement: on sale, or hidden for that reason. */
  count: z.number().int(),
  /** The first of them, hidden ones first. */
  products: z.array(z.object({ id, name: z.string(), missing, on_sale: z.boolean() })),
})
export type Incomplete = z.infer<typeof incomplete>

export const publishingEndpoints = {
  'GET /products/{id}/missing': {
    right: 'catalogue:read',
    summary: 'List what a product needs before it can go live; empty in a demo',
    params: idParams,
    answer: z.object({ missing }),
  },
  'GET /products/incomplete': {
    right: 'catalogue:read',
    summary:
      'List live products without all legal details and their deadline, and products hidden for that reason',
    answer: incomplete,
  },
} satisfies Endpoints
