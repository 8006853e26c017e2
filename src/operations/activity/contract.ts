import { z } from 'zod'
import type { Endpoints } from '#http/calls/endpoint.ts'
import { id, pageQuery, requiredText, timestamp } from '#http/calls/schema-pieces.ts'
import * as words from './words/office/en.ts'

/** Who changed what, and when. Ids are unique among orders, and among all other subjects. */
export const activity = z.object({
  id,
  actor: z.string(),
  subject_kind: z.enum([
    'product',
    'category',
    'picture',
    'order',
    'user',
    'ticket',
    'page',
    'bundle',
    'coupon',
  ]),
  subject_id: z.string(),
  subject_name: z.string(),
  /** A past-tense verb: added, edited, deleted, delivered. */
  action: z.string(),
  /** The old and new value of each field that an edit changed. */
  changes: z.record(z.string(), z.object({ from: z.unknown(), to: z.unknown() })).nullable(),
  at: timestamp,
})
export type Activity = z.infer<typeof activity>

export const activityQuery = pageQuery
  .extend({
    subject_kind: activity.shape.subject_kind.optional(),
    subject_id: requiredText(80).optional(),
  })
  .refine(
    ({ subject_kind, subject_id }) => (subject_kind === undefined) === (subject_id === undefined),
    words.kindOrIdMissing,
  )

export const activityEndpoints = {
  'GET /activity': {
    right: 'activity:read',
    summary: 'List the activity log, newest first, 20 per page by default, optionally of one item',
    query: activityQuery,
    answer: z.array(activity),
  },
} satisfies Endpoints
