import { z } from 'zod'
import { parseRupees } from '#values/money/parse-rupees.ts'
import * as words from '#values/words/en.ts'

/** A price typed into a form, as people write it. */
export const rupeesField = (missing: string) =>
  z.string(missing).trim().min(1, missing).transform(parseRupees).pipe(z.number(words.notRupees))

/** A field that may be left empty, which takes the value away. */
export const blankToNull = <Schema extends z.ZodType<unknown, string>>(schema: Schema) =>
  z
    .string()
    .trim()
    .transform((input) => (input === '' ? null : input))
    .pipe(schema.nullable())

/** A field that carries JSON of at most so many characters, because a form's fields are text. */
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
