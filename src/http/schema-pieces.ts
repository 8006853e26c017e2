import { z } from 'zod'
import type { FieldRule } from '../values/field-rules.ts'

/** An id in a path. What cannot be one is simply not found (decisions P8, S5). */
export const idParam = z
  .string()
  .regex(/^[1-9]\d{0,8}$/)
  .transform(Number)
export const idParams = z.object({ id: idParam })

/** An id in a body: a number, or the same as text. */
export const idField = z.coerce
  .number('is not known')
  .int('is not known')
  .min(1, 'is not known')
  .max(999_999_999)

/** Rupees with at most two decimals (decision S4). */
export const rupees = z.number()

/** An id in an answer. */
export const id = z.number().int()

/** A moment in an answer: ISO 8601 in UTC. */
export const moment = z.iso.datetime()
export const momentOrNull = moment.nullable()

/** Required text: trimmed, not empty, at most `most` characters, without control characters but line ends. */
export const text = (most: number, missing = 'Please fill in this field.') =>
  z
    .string(missing)
    .trim()
    .min(1, missing)
    .max(most, `Please use at most ${most} characters.`)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
    .regex(/^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]*$/, 'Please remove the invisible characters.')

/** A page of a list (decision S8). Without `limit` the whole list is answered. */
export const pageQuery = z.object({
  limit: z.coerce.number().int().min(1).max(100).optional(),
  cursor: z.string().max(200).optional(),
})

/** What somebody typed into a search field. Signs that cannot be seen cannot be found either. */
export const searchText = z
  .string()
  .max(100)
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

/** The answer of a call that has nothing to tell but that it is done. */
export const done = z.object({ message: z.string() })

/** A typed field under one of the shop's field rules. */
export const ruled = (rule: FieldRule) =>
  z
    .string(rule.missing)
    .trim()
    .min(1, rule.missing)
    .max(rule.most, rule.invalid)
    .regex(rule.pattern, rule.invalid)
