import { z } from 'zod'
import { parseRupees } from '#values/money/parse-rupees.ts'
import * as words from '#values/words/en.ts'

/** A form field with a price in any common notation, parsed to rupees. @param missing the message for an empty field */
export const rupeesField = (missing: string) =>
  z.string(missing).trim().min(1, missing).transform(parseRupees).pipe(z.number(words.notRupees))

/** A form field that may be empty: empty text becomes null, any other text must match the schema. */
export const blankToNull = <Schema extends z.ZodType<unknown, string>>(schema: Schema) =>
  z
    .string()
    .trim()
    .transform((input) => (input === '' ? null : input))
    .pipe(schema.nullable())

/**
 * A form field that contains JSON, because form fields are text, parsed and checked with the schema.
 * @param sentence the message for text that is too long or no JSON
 */
export const jsonField = <Schema extends z.ZodType>(schema: Schema, sentence: string, maxLength = 2000) =>
  z
    .string()
    .max(maxLength, sentence)
    .transform((input, context): unknown => {
      try {
        return JSON.parse(input)
      } catch {
        context.addIssue({ code: 'custom', message: sentence })
        return z.NEVER
      }
    })
    .pipe(schema)
