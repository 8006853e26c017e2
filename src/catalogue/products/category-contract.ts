import { z } from 'zod'
import { blankToNull } from '#http/calls/form-pieces.ts'
import { id, pictureView, requiredText } from '#http/calls/schema-pieces.ts'
import * as fieldWords from '#values/words/en.ts'
import { expectedVersion } from './product-input-contract.ts'
import { categoryTranslations, categoryTranslationsInput } from './translation-contract.ts'
import * as words from './words/office/fields/en.ts'

const tint = z.enum(['porridge', 'muesli', 'seeds', 'spices', 'masalas', 'leaf'])

export const category = z.object({
  id,
  /** Path of its page, without the language. */
  path: z.string(),
  name: z.string(),
  description: z.string(),
  image: z.string().nullable(),
  picture: pictureView.nullable(),
  /** The colour family of its cards: porridge, muesli, seeds, spices, masalas or leaf. */
  tint: z.string(),
  version: z.number(),
})
export type Category = z.infer<typeof category>
export const adminCategory = category.extend({ translations: categoryTranslations })
export type AdminCategory = z.infer<typeof adminCategory>

export const newCategory = z.object({
  name: requiredText(80, fieldWords.nameMissing),
  description: requiredText(500, words.descriptionMissing),
  tint: tint.default('leaf'),
  /** All texts in other languages; they replace the stored ones. */
  translations: blankToNull(categoryTranslationsInput).optional(),
  /** The merchant confirms claims in these texts that not every label carries (decision X25). */
  claims_confirmed: z.literal('true').optional(),
})
export type NewCategory = z.infer<typeof newCategory>
export const categoryEdit = newCategory.partial().extend({ tint: tint.optional(), version: expectedVersion })
export type CategoryEdit = z.infer<typeof categoryEdit>
