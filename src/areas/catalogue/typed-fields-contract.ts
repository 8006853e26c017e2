import { z } from 'zod'
import { jsonOf } from '../../http/calls/form-pieces.ts'
import { text } from '../../http/calls/schema-pieces.ts'
import { mostPictures } from '../../values/pictures/picture-limits.ts'
import * as officeWords from '../../values/words/office/en.ts'
import { inSchema } from '../../words/in-schema.ts'
import * as words from './words/office/fields/en.ts'

export const discount = z
  .string()
  .regex(/^\d{1,2}$/, words.discountInvalid)
  .transform(Number)

export const hsn = z.string().regex(/^\d{4,8}$/, words.hsnInvalid)

/** Percent. Which goods have which is the law's to say, and the merchant's to know. */
export const taxRates = [0, 5, 12, 18, 28, 40]
export const taxRate = z
  .string()
  .regex(/^\d{1,2}$/, words.taxRateInvalid)
  .transform(Number)
  .refine((rate) => taxRates.includes(rate), words.taxRateInvalid)

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
export const openedAt = z.coerce.number('is not known').int('is not known').optional()
