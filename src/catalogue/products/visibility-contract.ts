import { z } from 'zod'
import { blankOr } from '#http/calls/form-pieces.ts'
import { momentOrNull } from '#http/calls/schema-pieces.ts'
import * as words from './words/office/visibility/en.ts'

/** What shoppers see of a product. A draft is not ready yet; of both, hidden and draft, they see nothing. */
export const visibility = z.enum(['on_sale', 'hidden', 'draft'], words.unknown)
export type Visibility = z.infer<typeof visibility>

/** As the merchant sees it: when it is to appear, where it is hidden, and when it is to go. */
export const shown = z.object({ visibility, publish_at: momentOrNull, hide_at: momentOrNull })
export type Shown = z.infer<typeof shown>

const plannedMoment = z.iso
  .datetime({ offset: true, error: words.unreadable })
  .transform((typed) => new Date(typed).toISOString())

/** What a form says of it; what it leaves out stays as it is. Nothing takes a plan away. */
export const typedShown = z.object({
  visibility: visibility.optional(),
  publish_at: blankOr(plannedMoment).optional(),
  hide_at: blankOr(plannedMoment).optional(),
})
