import { z } from 'zod'
import { parseRupees } from '#values/money/parse-rupees.ts'
import * as words from '#values/words/en.ts'

/** A price field of a form, which accepts common notations. */
export const rupeesField = (missing: string) =>
  z.string(missing).trim().min(1, missing).transform(parseRupees).pipe(z.number(words.notRupees))

/** A form field that may be empty: empty clears the value. */
export const blankToNull = <Schema extends z.ZodType<unknown, string>>(schema: Schema) =>
  z
    .string()
    .trim()
    .transform((input) => (input === '' ? null : input))
    .pipe(schema.nullable())

/** A form field that contains JSON of at most `most` characters, because form fields are text. */
export const jsonField = <Schema extends z.ZodType>(schema: Schema, sentence: string, most = 2000) =>
  z
    .string()
    .max(most, sentence)
    .transform((input, context): unknown => {
      try {
        return JSON.parse(input)
      } catch {
        context.addIssue({ code: 'custom', message: sentence })
        return z.NEVER
      }
    })
    .pipe(schema)
