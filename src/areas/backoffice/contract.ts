import { z } from 'zod'
import type { Endpoints } from '../../http/calls/endpoint.ts'
import { id, moment, pageQuery, rupees, text } from '../../http/calls/schema-pieces.ts'
import * as words from './words/office/en.ts'

const count = z.number().int()

/** Who changed what, and when. */
const activity = z.object({
  id,
  actor: z.string(),
  subject_kind: z.enum(['product', 'category', 'picture', 'order', 'user', 'ticket', 'page']),
  subject_id: z.string(),
  subject_name: z.string(),
  /** A verb in the past: added, edited, deleted, delivered. */
  action: z.string(),
  /** What an edit did to each field that it changed. */
  changes: z.record(z.string(), z.object({ from: z.unknown(), to: z.unknown() })).nullable(),
  at: moment,
})
export type Activity = z.infer<typeof activity>

export const activityQuery = pageQuery
  .extend({
    subject_kind: activity.shape.subject_kind.optional(),
    subject_id: text(80).optional(),
  })
  .refine(
    ({ subject_kind, subject_id }) => (subject_kind === undefined) === (subject_id === undefined),
    words.kindOrIdMissing,
  )

/** A day where the shop is, and what was paid for on it. */
const daySales = z.object({ day: z.iso.date(), orders: count, revenue: rupees })
export type DaySales = z.infer<typeof daySales>

/** What a merchant asks every morning. */
const overview = z.object({
  products: count,
  categories: count,
  users: count,
  orders: count,
  /** Paid and not delivered; the first few are the oldest. */
  to_pack: z.object({
    count,
    orders: z.array(z.object({ id, name: z.string(), total_price: rupees, paid_at: moment })),
  }),
  /** Orders that wait for their payment. */
  unpaid: count,
  /** Products with few left and with none, counted up to a thousand; the first few have the least. */
  running_low: z.object({
    low: count,
    out: count,
    products: z.array(z.object({ id, name: z.string(), stock: count })),
  }),
  /** Batches that may be sold for a few days more; the first few end first. */
  batches_ending: z.object({
    count,
    batches: z.array(z.object({ id, name: z.string(), sell_until: z.iso.date(), left: count })),
  }),
  /** Orders whose money the merchant should look at, counted up to a thousand. */
  money_matters: count,
  /** The last 30 days, the oldest first, without a gap. */
  sales: z.array(daySales),
  /** The newest few. */
  activity: z.array(activity),
})
export type Overview = z.infer<typeof overview>

export const backofficeEndpoints = {
  'GET /overview': { access: 'admin', summary: 'How the shop is doing, in one call', answer: overview },
  'GET /activity': {
    access: 'admin',
    summary: 'Who changed what, newest first, 20 a page unless told otherwise; of one thing, or of all',
    query: activityQuery,
    answer: z.array(activity),
  },
} satisfies Endpoints
