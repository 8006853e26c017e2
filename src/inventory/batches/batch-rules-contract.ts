import { z } from 'zod'
import type { Endpoints } from '#http/calls/endpoint.ts'
import { noControlCharacters, versionField } from '#http/calls/schema-pieces.ts'
import { isPlausibleDay } from '#values/time/plausible-day.ts'
import { invisible, tooLong } from '#values/words/en.ts'
import { schemaSentence } from '#words/schema-sentence.ts'
import * as words from './words/office/entering/en.ts'

/** A date of this century: older goods are not received, and PostgreSQL has no year 0. */
const day = (sentence: string) => z.iso.date(sentence).refine(isPlausibleDay, sentence)

/** The label data of received goods. */
export const batchLabel = z
  .object({
    /** The maker's batch code; empty if the label has none. */
    code: z
      .string()
      .trim()
      .max(40, schemaSentence(tooLong, { most: 40 }))
      .regex(noControlCharacters, invisible)
      .default(''),
    packed_on: day(words.packedOnNeeded),
    best_before: day(words.bestBeforeNeeded),
  })
  .refine(({ packed_on, best_before }) => packed_on <= best_before, {
    message: words.packedAfterBestBefore,
    path: ['packed_on'],
  })
export type BatchLabel = z.infer<typeof batchLabel>

const whole = (least: number, most: number) => {
  const sentence = schemaSentence(words.wholeNeeded, { least, most })
  return z.number(sentence).int(sentence).min(least, sentence).max(most, sentence)
}

/** Minimum shelf life at delivery, and whether batches are used at all (`wanted`). */
export const batchRules = z.object({
  wanted: z.boolean(),
  /** Minimum shelf life left at delivery: a percentage of the whole, or a number of days if those are fewer. */
  least_percent: whole(0, 90),
  least_days: whole(0, 365),
  way_days: whole(0, 60),
  warn_days: whole(1, 365),
  version: versionField,
})
export type BatchRules = z.infer<typeof batchRules>

/** `any`: whether a batch has ever been entered. */
const adminBatchRules = batchRules.extend({ any: z.boolean() })
export type AdminBatchRules = z.infer<typeof adminBatchRules>

export const batchRulesEndpoints = {
  'GET /stock/batches/rules': {
    access: 'admin',
    summary: 'Get the batch settings: expiry dates and minimum shelf life at delivery',
    answer: adminBatchRules,
  },
  'PUT /stock/batches/rules': {
    access: 'admin',
    summary: 'Update the batch settings; the version must match',
    body: batchRules,
    answer: adminBatchRules,
  },
} satisfies Endpoints
