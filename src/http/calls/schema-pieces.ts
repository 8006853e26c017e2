import { z } from 'zod'
import { maxInteger } from '#values/max-integer.ts'
import type { FieldRule } from '#values/people/field-rules.ts'
import * as words from '#values/words/en.ts'
import { schemaSentence } from '#words/schema-sentence.ts'

/**
 * The schema for a number, or a number as text. Arrays, booleans and null are rejected, because `z.coerce` would turn
 * each into a number.
 */
export const coerceNumber = <Schema extends z.ZodType<unknown, number>>(schema: Schema) =>
  z.preprocess((sent) => (typeof sent === 'string' ? Number(sent) : sent), schema)

/** An id in a path. Text that cannot be an id is a 404 (decisions P8, S5), a number above the column's range a 400. */
export const idParam = z
  .string()
  .regex(/^[1-9]\d*$/)
  .transform(Number)
  .pipe(z.number().max(maxInteger))
export const idParams = z.object({ id: idParam })

/** An id in a body: a number or numeric text; anything else is refused with this message. */
export const idFieldWithMessage = (sentence: string) =>
  coerceNumber(z.number(sentence).int(sentence).min(1, sentence).max(maxInteger, sentence))
export const idField = idFieldWithMessage('is not known')

/** The version that a form was opened with (optimistic lock). */
export const versionField = z.number().int().min(0).max(maxInteger)

/** Rupees with at most two decimals (decision S4). */
export const rupees = z.number()

/**
 * An amount in rupees that somebody enters: up to two crore, in whole paise.
 * @param needed the message for anything else
 */
export const rupeeAmount = (needed: string) =>
  z
    .number(needed)
    .min(0.01, needed)
    .max(20_000_000, needed)
    .refine((typed) => Math.abs(typed * 100 - Math.round(typed * 100)) < 1e-6, needed)

/** An id in an answer, or a numeric id in a request. */
export const id = z.number().int().max(maxInteger)

/** A timestamp in an answer: ISO 8601 in UTC. */
export const timestamp = z.iso.datetime()
export const timestampOrNull = timestamp.nullable()

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
export const noControlCharacters = /^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]*$/

/**
 * Required text: trimmed, not empty, without control characters except line breaks.
 * @param missing the message for absent or empty text
 */
export const requiredText = (
  maxLength: number,
  missing: string = words.missing,
  tooLong = schemaSentence(words.tooLong, { most: maxLength }),
) =>
  z.string(missing).trim().min(1, missing).max(maxLength, tooLong).regex(noControlCharacters, words.invisible)

/** The paging parameters of a list (decision S8). Without `limit` the whole list is returned. */
export const pageQuery = z.object({
  limit: coerceNumber(z.number().int().min(1).max(100)).optional(),
  cursor: z.string().max(200).optional(),
})

/** Search input. Invisible characters are removed, because nothing could match them. */
export const searchText = z
  .string()
  .max(100)
  .normalize()
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is left out
  .transform((input) => input.replace(/[\u0000-\u001f\u007f]/g, ' ').trim())

/** A picture for display; `url` is followed by `/<width>.avif` or `/<width>.webp`. */
export const pictureView = z.object({
  url: z.string(),
  width: z.number(),
  height: z.number(),
  alt: z.string(),
  widths: z.array(z.number()),
})

/** The idempotency key of a form: repeating it changes nothing. Long enough to be unique. */
export const formKey = z.string().regex(/^[\w-]{16,64}$/, 'is not known')

/** The answer of a call that returns only a message. */
export const messageAnswer = z.object({ message: z.string() })

/** Required, trimmed text that matches one of the shop's field rules, with the rule's messages. */
export const fieldByRule = (rule: FieldRule) =>
  z
    .string(rule.missing)
    .trim()
    .min(1, rule.missing)
    .max(rule.most, rule.tooLong ?? rule.invalid)
    .regex(rule.pattern, rule.invalid)
