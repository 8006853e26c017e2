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
    summary: 'Get the GSTIN and business name for your invoices; empty if there are none',
    answer: told,
  },
  'PUT /account/gst': {
    access: 'customer',
    summary: 'Set the GSTIN and business name for your invoices, including that of an unpaid order',
    body: buyer,
    answer: told,
  },
} satisfies Endpoints
