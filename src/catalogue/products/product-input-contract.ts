import { z } from 'zod'
import { knownGstRates } from '#accounting/tax/rules/gst-rates.ts'
import { exemptions, type TaxClass } from '#accounting/tax/rules/tax-class.ts'
import { jsonField } from '#http/calls/form-pieces.ts'
import { coerceNumber, requiredText } from '#http/calls/schema-pieces.ts'
import { maxInteger } from '#values/max-integer.ts'
import { maxPictures } from '#values/pictures/picture-limits.ts'
import * as officeWords from '#values/words/office/en.ts'
import { schemaSentence } from '#words/schema-sentence.ts'
import * as words from './words/office/fields/en.ts'

export const discount = z
  .string()
  .regex(/^\d{1,2}$/, words.discountInvalid)
  .transform(Number)

export const hsn = z.string().regex(/^\d{4,8}$/, words.hsnInvalid)

/** The merchant chooses the rate that the law sets for the goods. `exempt` and `nil_rated` are not the same as 0 %. */
export const taxClass = z.union([z.number(), z.enum(exemptions)])
/**
 * Accepts rates that are no longer in force, because older products have them. Saving checks whether the rate may
 * still be chosen.
 */
export const taxRate = z
  .string()
  .regex(/^(\d{1,2}|exempt|nil_rated)$/, words.taxRateInvalid)
  .transform((typed): TaxClass => exemptions.find((known) => known === typed) ?? Number(typed))
  .refine((chosen) => typeof chosen === 'string' || knownGstRates.includes(chosen), words.taxRateInvalid)

/** The product page shows a tile for each part; a longer name or more tiles do not fit. */
export const maxParts = 8
export const compositionInput = jsonField(
  z
    .array(
      z.object({
        label: requiredText(40, words.partInvalid, words.partTooLong),
        percent: z.number(words.partInvalid).min(0.1, words.partInvalid),
      }),
      words.partInvalid,
    )
    .max(maxParts, schemaSentence(words.tooManyParts, { most: maxParts }))
    .refine((parts) => parts.reduce((sum, part) => sum + part.percent, 0) < 100.05, words.partsOverAll),
  words.partInvalid,
)

export const tooManyPictures = schemaSentence(officeWords.tooManyPictures, { most: maxPictures })

/** The product's pictures in their order: the URL of a stored picture, or `new` for the next uploaded file. */
export const pictureOrderInput = jsonField(
  z.array(z.string(words.picturesUnreadable).max(200)).max(maxPictures, tooManyPictures),
  words.picturesUnreadable,
)

/** The version that the form was opened at (optimistic lock). */
export const expectedVersion = coerceNumber(
  z.number('is not known').int('is not known').min(0, 'is not known').max(maxInteger, 'is not known'),
).optional()
