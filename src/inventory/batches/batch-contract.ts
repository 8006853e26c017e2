import { z } from 'zod'
import type { Endpoints } from '#http/calls/endpoint.ts'
import { versionField, withoutControls } from '#http/calls/schema-pieces.ts'
import { isShopDay } from '#values/time/shop-days.ts'
import { invisible, tooLong } from '#values/words/en.ts'
import { inSchema } from '#words/in-schema.ts'
import * as words from './words/office/entering/en.ts'

/** A day of this century: before, nothing was packed that comes in now, and the database knows no year 0. */
const day = (sentence: string) => z.iso.date(sentence).refine(isShopDay, sentence)

/** What a label says of the goods it is on. */
export const batchLabel = z
  .object({
    /** What the maker calls it; empty where the label says nothing. */
    code: z
      .string()
      .trim()
      .max(40, inSchema(tooLong, { most: 40 }))
      .regex(withoutControls, invisible)
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
  const sentence = inSchema(words.wholeNeeded, { least, most })
  return z.number(sentence).int(sentence).min(least, sentence).max(most, sentence)
}

/** What is asked of a batch, and whether the merchant wants any. */
export const batchRules = z.object({
  wanted: z.boolean(),
  /** What is to be left of the shelf life when the parcel arrives: such a share of it, or so many days where those are fewer. */
  least_percent: whole(0, 90),
  least_days: whole(0, 365),
  way_days: whole(0, 60),
  warn_days: whole(1, 365),
  version: versionField,
})
export type BatchRules = z.infer<typeof batchRules>

/** With whether there is, or was, any batch. */
const shownRules = batchRules.extend({ any: z.boolean() })
export type ShownRules = z.infer<typeof shownRules>

export const batchEndpoints = {
  'GET /stock/batches/rules': {
    access: 'admin',
    summary: 'Get the batch settings: expiry dates and minimum shelf life at delivery',
    answer: shownRules,
  },
  'PUT /stock/batches/rules': {
    access: 'admin',
    summary: 'Update the batch settings; the version must match',
    body: batchRules,
    answer: shownRules,
  },
} satisfies Endpoints
