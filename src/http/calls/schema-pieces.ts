import { z } from 'zod'
import { maxInteger } from '#values/max-integer.ts'
import type { FieldRule } from '#values/people/field-rules.ts'
import * as words from '#values/words/en.ts'
import { schemaSentence } from '#words/schema-sentence.ts'

/**
 * A number, or a number as text. Arrays, booleans and null are rejected, although `z.coerce` would turn each into a
 * number.
 */
export const coerceNumber = <Schema extends z.ZodType<unknown, number>>(schema: Schema) =>
  z.preprocess((sent) => (typeof sent === 'string' ? Number(sent) : sent), schema)

/** An id in a path. What cannot be one is not found (decisions P8, S5), a number that no column can keep is refused. */
export const idParam = z
  .string()
  .regex(/^[1-9]\d*$/)
  .transform(Number)
  .pipe(z.number().max(maxInteger))
export const idParams = z.object({ id: idParam })

/** An id in a body: a number, or the same as text; anything else is told in this sentence. */
export const idFieldWithMessage = (sentence: string) =>
  coerceNumber(z.number(sentence).int(sentence).min(1, sentence).max(maxInteger, sentence))
export const idField = idFieldWithMessage('is not known')

/** The version of something that a form was opened at. */
export const versionField = z.number().int().min(0).max(maxInteger)

/** Rupees with at most two decimals (decision S4). */
export const rupees = z.number()

/** An id in an answer, or sent as a number alone. */
export const id = z.number().int().max(maxInteger)

/** A moment in an answer: ISO 8601 in UTC. */
export const timestamp = z.iso.datetime()
export const timestampOrNull = timestamp.nullable()

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
export const noControlCharacters = /^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]*$/

/** Required text: trimmed, not empty, at most `most` characters, without control characters but line ends. */
export const requiredText = (
  most: number,
  missing: string = words.missing,
  tooLong = schemaSentence(words.tooLong, { most }),
) => z.string(missing).trim().min(1, missing).max(most, tooLong).regex(noControlCharacters, words.invisible)

/** A page of a list (decision S8). Without `limit` the whole list is answered. */
export const pageQuery = z.object({
  limit: coerceNumber(z.number().int().min(1).max(100)).optional(),
  cursor: z.string().max(200).optional(),
})

/** What somebody typed into a search field. Signs that cannot be seen cannot be found either. */
export const searchText = z
  .string()
  .max(100)
  .normalize()
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is left out
  .transform((input) => input.replace(/[\u0000-\u001f\u007f]/g, ' ').trim())

/** A picture as screens draw it; `url` is followed by `/<width>.avif` or `/<width>.webp`. */
export const pictureView = z.object({
  url: z.string(),
  width: z.number(),
  height: z.number(),
  alt: z.string(),
  widths: z.array(z.number()),
})

/**
 * The idempotency key of a form: the same key sent again changes nothing. Long enough that no two forms share one by
 * chance.
 */
export const formKey = z.string().regex(/^[\w-]{16,64}$/, 'is not known')

/** The answer of a call that returns only a message. */
export const messageAnswer = z.object({ message: z.string() })

/** A typed field under one of the shop's field rules. */
export const fieldByRule = (rule: FieldRule) =>
  z
    .string(rule.missing)
    .trim()
    .min(1, rule.missing)
    .max(rule.most, rule.tooLong ?? rule.invalid)
    .regex(rule.pattern, rule.invalid)
