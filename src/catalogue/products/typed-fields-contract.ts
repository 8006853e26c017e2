import { z } from 'zod'
import { jsonOf } from '#http/calls/form-pieces.ts'
import { numberFrom, text } from '#http/calls/schema-pieces.ts'
import { largestInteger } from '#values/largest-integer.ts'
import { mostPictures } from '#values/pictures/picture-limits.ts'
import { knownRates } from '#values/tax/gst-rates.ts'
import { exemptions, type TaxClass } from '#values/tax/tax-class.ts'
import * as officeWords from '#values/words/office/en.ts'
import { inSchema } from '#words/in-schema.ts'
import * as words from './words/office/fields/en.ts'

export const discount = z
  .string()
  .regex(/^\d{1,2}$/, words.discountInvalid)
  .transform(Number)

export const hsn = z.string().regex(/^\d{4,8}$/, words.hsnInvalid)

/** Which goods have which rate is the law's to say, and the merchant's to know. Exempt and nil-rated are not 0 %. */
export const taxClass = z.union([z.number(), z.enum(exemptions)])
/** A rate that has ended is read, for older products have it: whether it may be chosen now is asked when it is saved. */
export const taxRate = z
  .string()
  .regex(/^(\d{1,2}|exempt|nil_rated)$/, words.taxRateInvalid)
  .transform((typed): TaxClass => exemptions.find((known) => known === typed) ?? Number(typed))
  .refine((chosen) => typeof chosen === 'string' || knownRates.includes(chosen), words.taxRateInvalid)

/** The page shows a tile for each, which has no room for a longer name. */
export const mostParts = 8
export const typedComposition = jsonOf(
  z
    .array(
      z.object({
        label: text(40, words.partInvalid, words.partTooLong),
        percent: z.number(words.partInvalid).min(0.1, words.partInvalid),
      }),
      words.partInvalid,
    )
    .max(mostParts, inSchema(words.tooManyParts, { most: mostParts }))
    .refine((parts) => parts.reduce((sum, part) => sum + part.percent, 0) < 100.05, words.partsOverAll),
  words.partInvalid,
)

export const tooManyPictures = inSchema(officeWords.tooManyPictures, { most: mostPictures })

/** The pictures a product is to have: a stored picture's address, or `new` for the next file sent. */
export const wantedPictures = jsonOf(
  z.array(z.string(words.picturesUnreadable).max(200)).max(mostPictures, tooManyPictures),
  words.picturesUnreadable,
)

/** The version that a form was opened at. */
export const openedAt = numberFrom(
  z.number('is not known').int('is not known').min(0, 'is not known').max(largestInteger, 'is not known'),
).optional()
