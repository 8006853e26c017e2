import { z } from 'zod'
import { readRupees } from '#values/money/typed-rupees.ts'
import * as words from '#values/words/en.ts'

/** A price typed into a form, as people write it. */
export const typedRupees = (missing: string) =>
  z.string(missing).trim().min(1, missing).transform(readRupees).pipe(z.number(words.notRupees))

/** A field that may be left empty, which takes the value away. */
export const blankOr = <Schema extends z.ZodType<unknown, string>>(schema: Schema) =>
  z
    .string()
    .trim()
    .transform((typed) => (typed === '' ? null : typed))
    .pipe(schema.nullable())

/** A field that carries JSON of at most so many characters, because a form's fields are text. */
export const jsonOf = <Schema extends z.ZodType>(schema: Schema, sentence: string, most = 2000) =>
  z
    .string()
    .max(most, sentence)
    .transform((typed, context): unknown => {
      try {
        return JSON.parse(typed)
      } catch {
        context.addIssue({ code: 'custom', message: sentence })
        return z.NEVER
      }
    })
    .pipe(schema)
