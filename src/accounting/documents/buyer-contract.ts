import { z } from 'zod'
import type { Endpoints } from '#http/calls/endpoint.ts'
import { upTo } from '#http/calls/translation-pieces.ts'
import { isGstin } from '#values/tax/gstin.ts'
import * as words from './words/en.ts'

/** Who buys for a business; nothing in either field is who does not. */
const buyer = z
  .object({
    gstin: z
      .string(words.gstinWrong)
      .max(30, words.gstinWrong)
      .transform((typed) => typed.replaceAll(/\s/g, '').toUpperCase()),
    business_name: upTo(120),
  })
  .refine(({ gstin }) => gstin === '' || isGstin(gstin), { path: ['gstin'], error: words.gstinWrong })
  .refine(({ gstin, business_name }) => gstin !== '' || business_name === '', {
    path: ['gstin'],
    error: words.gstinMissing,
  })
export type Buyer = z.infer<typeof buyer>

const told = z.object({ gstin: z.string(), business_name: z.string() })

export const buyerEndpoints = {
  'GET /account/gst': {
    access: 'customer',
    summary: 'The GSTIN and the business name that stand on your invoices; empty where there are none',
    answer: told,
  },
  'PUT /account/gst': {
    access: 'customer',
    summary:
      'Put a GSTIN and a business name on your invoices, that of an order that is not paid yet as well',
    body: buyer,
    answer: told,
  },
} satisfies Endpoints
