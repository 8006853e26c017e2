import { z } from 'zod'
import { jsonField } from '#http/calls/form-pieces.ts'
import { optionalText, translationsOf } from '#http/calls/translation-pieces.ts'
import { textsUnreadable } from './words/office/fields/en.ts'

export const productTexts = z.object({
  name: optionalText(120),
  one_liner: optionalText(160),
  description: optionalText(4000),
})
/** Translated names of the composition's parts, by their names in the first language. */
export const partText = optionalText(40)
export const categoryTexts = z.object({ name: optionalText(80), description: optionalText(500) })

export const productTranslations = translationsOf(
  productTexts.extend({ parts: z.record(z.string().max(40), partText) }).partial(),
)
export const categoryTranslations = translationsOf(categoryTexts.partial())

const maxJsonLength = 14_000
/** All translations as JSON, as a form sends them. */
export const productTranslationsInput = jsonField(productTranslations, textsUnreadable, maxJsonLength)
export const categoryTranslationsInput = jsonField(categoryTranslations, textsUnreadable, maxJsonLength)
