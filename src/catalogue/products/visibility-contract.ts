import { z } from 'zod'
import { blankToNull } from '#http/calls/form-pieces.ts'
import { timestampOrNull } from '#http/calls/schema-pieces.ts'
import * as words from './words/office/visibility/en.ts'

/** What shoppers see of a product. A hidden product and a draft (not ready yet) are both invisible. */
export const visibility = z.enum(['on_sale', 'hidden', 'draft'], words.unknown)
export type Visibility = z.infer<typeof visibility>

/** Visibility and its schedule: when a hidden product is published, and when one on sale is hidden. */
export const visibilitySchedule = z.object({
  visibility,
  publish_at: timestampOrNull,
  hide_at: timestampOrNull,
})
export type VisibilitySchedule = z.infer<typeof visibilitySchedule>

const plannedMoment = z.iso
  .datetime({ offset: true, error: words.unreadable })
  .transform((typed) => new Date(typed).toISOString())

/** Input for it. An omitted field stays as it is; an empty time cancels the schedule. */
export const visibilityInput = z.object({
  visibility: visibility.optional(),
  publish_at: blankToNull(plannedMoment).optional(),
  hide_at: blankToNull(plannedMoment).optional(),
})
