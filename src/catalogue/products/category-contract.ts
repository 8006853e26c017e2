import { z } from 'zod'
import { blankOr } from '#http/calls/form-pieces.ts'
import { id, pictureView, text } from '#http/calls/schema-pieces.ts'
import * as fieldWords from '#values/words/en.ts'
import { categoryTranslations, typedCategoryTranslations } from './translation-contract.ts'
import { openedAt } from './typed-fields-contract.ts'
import * as words from './words/office/fields/en.ts'

const tint = z.enum(['porridge', 'muesli', 'seeds', 'spices', 'masalas', 'leaf'])

export const category = z.object({
  id,
  /** Where its page is, without a language. */
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
export const keptCategory = category.extend({ translations: categoryTranslations })
/** As the merchant edits it. */
export type KeptCategory = z.infer<typeof keptCategory>

export const newCategory = z.object({
  name: text(80, fieldWords.nameMissing),
  description: text(500, words.descriptionMissing),
  tint: tint.default('leaf'),
  /** As a product's. */
  translations: blankOr(typedCategoryTranslations).optional(),
  /** The labels say what the words claim, or the words speak only of products whose labels do (decision X25). */
  claims_confirmed: z.literal('true').optional(),
})
export type NewCategory = z.infer<typeof newCategory>
export const categoryEdit = newCategory.partial().extend({ tint: tint.optional(), version: openedAt })
export type CategoryEdit = z.infer<typeof categoryEdit>
