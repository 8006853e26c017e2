import { z } from 'zod'
import { isGstin } from '#accounting/tax/rules/gstin.ts'
import * as words from './words/en.ts'

export const taxKinds = ['unregistered', 'composition', 'regular'] as const
export type TaxKind = (typeof taxKinds)[number]

/** The merchant's GST registration. Only an unregistered merchant has no GSTIN. */
export const taxpayer = z
  .object({ kind: z.enum(taxKinds), gstin: z.string().max(20, words.gstinWrong).optional() })
  .refine(({ kind, gstin }) => kind === 'unregistered' || !!gstin, {
    path: ['gstin'],
    error: words.gstinNeeded,
  })
  .refine(({ gstin }) => !gstin || isGstin(gstin), { path: ['gstin'], error: words.gstinWrong })

/** Prefix of invoice numbers. At most two characters, because GST allows 16 characters for the whole number. */
export const documentPrefix = z.string().regex(/^[A-Z0-9]{1,2}$/, words.prefixNeeded)
