import { z } from 'zod'
import { jsonOf } from '#http/calls/form-pieces.ts'
import { inLanguages, upTo } from '#http/calls/translation-pieces.ts'
import { textsUnreadable } from './words/office/fields/en.ts'

export const productTexts = z.object({ name: upTo(120), one_liner: upTo(160), description: upTo(4000) })
/** The names of the parts of its composition, by what they are called in the first language. */
export const partText = upTo(40)
export const categoryTexts = z.object({ name: upTo(80), description: upTo(500) })

export const productTranslations = inLanguages(
  productTexts.extend({ parts: z.record(z.string().max(40), partText) }).partial(),
)
export const categoryTranslations = inLanguages(categoryTexts.partial())

const mostSent = 14_000
/** As a form carries them: all of them, as JSON. */
export const typedProductTranslations = jsonOf(productTranslations, textsUnreadable, mostSent)
export const typedCategoryTranslations = jsonOf(categoryTranslations, textsUnreadable, mostSent)
