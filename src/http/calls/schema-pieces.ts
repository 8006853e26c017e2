import { z } from 'zod'
import { largestInteger } from '#values/largest-integer.ts'
import type { FieldRule } from '#values/people/field-rules.ts'
import * as words from '#values/words/en.ts'
import { inSchema } from '#words/in-schema.ts'

/**
 * A number as a query, a form or a body carries it: as a number, or as the same in text. A list, a truth value or null is
 * none, although `z.coerce` would make a number of each.
 */
export const numberFrom = <Schema extends z.ZodType<unknown, number>>(schema: Schema) =>
  z.preprocess((sent) => (typeof sent === 'string' ? Number(sent) : sent), schema)

/** An id in a path. What cannot be one is not found (decisions P8, S5), a number that no column can keep is refused. */
export const idParam = z
  .string()
  .regex(/^[1-9]\d*$/)
  .transform(Number)
  .pipe(z.number().max(largestInteger))
export const idParams = z.object({ id: idParam })

/** An id in a body: a number, or the same as text; anything else is told in this sentence. */
export const idFieldOr = (sentence: string) =>
  numberFrom(z.number(sentence).int(sentence).min(1, sentence).max(largestInteger, sentence))
export const idField = idFieldOr('is not known')

/** The version of something that a form was opened at. */
export const versionField = z.number().int().min(0).max(largestInteger)

/** Rupees with at most two decimals (decision S4). */
export const rupees = z.number()

/** An id in an answer, or sent as a number alone. */
export const id = z.number().int().max(largestInteger)

/** A moment in an answer: ISO 8601 in UTC. */
export const moment = z.iso.datetime()
export const momentOrNull = moment.nullable()

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
export const withoutControls = /^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]*$/

/** Required text: trimmed, not empty, at most `most` characters, without control characters but line ends. */
export const text = (
  most: number,
  missing: string = words.missing,
  tooLong = inSchema(words.tooLong, { most }),
) => z.string(missing).trim().min(1, missing).max(most, tooLong).regex(withoutControls, words.invisible)

/** A page of a list (decision S8). Without `limit` the whole list is answered. */
export const pageQuery = z.object({
  limit: numberFrom(z.number().int().min(1).max(100)).optional(),
  cursor: z.string().max(200).optional(),
})

/** What somebody typed into a search field. Signs that cannot be seen cannot be found either. */
export const searchText = z
  .string()
  .max(100)
  .normalize()
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is left out
  .transform((typed) => typed.replace(/[\u0000-\u001f\u007f]/g, ' ').trim())

/** A picture as screens draw it; `url` is followed by `/<width>.avif` or `/<width>.webp`. */
export const pictureView = z.object({
  url: z.string(),
  width: z.number(),
  height: z.number(),
  alt: z.string(),
  widths: z.array(z.number()),
})

/** Of a sent form: the same key, sent again, does nothing more. So long that no two forms have the same one by chance. */
export const formKey = z.string().regex(/^[\w-]{16,64}$/, 'is not known')

/** The answer of a call that has nothing to tell but that it is done. */
export const done = z.object({ message: z.string() })

/** A typed field under one of the shop's field rules. */
export const ruled = (rule: FieldRule) =>
  z
    .string(rule.missing)
    .trim()
    .min(1, rule.missing)
    .max(rule.most, rule.tooLong ?? rule.invalid)
    .regex(rule.pattern, rule.invalid)
