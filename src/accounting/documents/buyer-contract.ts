import { z } from 'zod'
import { isGstin } from '#accounting/tax/rules/gstin.ts'
import type { Endpoints } from '#http/calls/endpoint.ts'
import { optionalText } from '#http/calls/translation-pieces.ts'
import * as words from './words/en.ts'

/** GSTIN and business name; both empty for a private customer. */
const buyerInput = z
  .object({
    gstin: z
      .string(words.gstinWrong)
      .max(30, words.gstinWrong)
      .transform((typed) => typed.replaceAll(/\s/g, '').toUpperCase()),
    business_name: optionalText(120),
  })
  .refine(({ gstin }) => gstin === '' || isGstin(gstin), { path: ['gstin'], error: words.gstinWrong })
  .refine(({ gstin, business_name }) => gstin !== '' || business_name === '', {
    path: ['gstin'],
    error: words.gstinMissing,
  })
export type Buyer = z.infer<typeof buyerInput>

const storedBuyer = z.object({ gstin: z.string(), business_name: z.string() })

export const buyerEndpoints = {
  'GET /account/gst': {
    right: 'addresses:own',
    summary: 'Get the GSTIN and business name for your invoices; empty if there are none',
    answer: storedBuyer,
  },
  'PUT /account/gst': {
    right: 'addresses:own',
    summary: 'Set the GSTIN and business name for your invoices, including that of an unpaid order',
    body: buyerInput,
    answer: storedBuyer,
  },
} satisfies Endpoints
