import { z } from 'zod'
import type { Endpoints } from '#http/calls/endpoint.ts'
import { id, rupees, timestamp } from '#http/calls/schema-pieces.ts'
import { activity } from '#operations/activity/contract.ts'
import { taskKinds } from './rules/tasks.ts'

const count = z.number().int()

/** Sales of a calendar day in the shop's time zone. */
const daySales = z.object({ day: z.iso.date(), orders: count, revenue: rupees })
export type DaySales = z.infer<typeof daySales>

/** Work that waits, of one kind. */
const openTask = z.object({
  kind: z.enum(taskKinds),
  /** Up to a thousand; packed orders, returns, tickets and reviews up to a hundred. */
  count,
  /** Since when the oldest waits, or by when the next is due; null where that says nothing. */
  when: timestamp.nullable(),
})
export type OpenTask = z.infer<typeof openTask>

/** The dashboard's data. */
const overview = z.object({
  /** The work that waits, in its order, as far as the person may do it; what doesn't wait is left out. */
  tasks: z.array(openTask),
  products: count,
  categories: count,
  users: count,
  orders: count,
  /** Paid orders and cash orders that are not packed yet; the list holds the oldest. */
  to_pack: z.object({
    count,
    orders: z.array(
      z.object({
        id,
        name: z.string(),
        total_price: rupees,
        /** When it was paid; for a cash order or a replacement when it was placed. */
        paid_at: timestamp,
        /** A cash order, which is paid when it is delivered. */
        payment_due: z.boolean(),
        /** An order without a price, for which nothing is paid. */
        is_replacement: z.boolean(),
      }),
    ),
  }),
  /** Orders that wait for payment. */
  unpaid: count,
  /** Low-stock and out-of-stock products, counted up to a thousand; the list holds those with the least stock. */
  running_low: z.object({
    low: count,
    out: count,
    products: z.array(z.object({ id, name: z.string(), stock: count })),
  }),
  /** Batches that may be sold for only a few more days; the list holds those that end first. */
  batches_ending: z.object({
    count,
    batches: z.array(z.object({ id, name: z.string(), sell_until: z.iso.date(), left: count })),
  }),
  /** Payment issues, counted up to a thousand. */
  money_matters: count,
  /** The last 30 days, oldest first, without gaps. */
  sales: z.array(daySales),
  /** The newest entries. */
  activity: z.array(activity),
})
export type Overview = z.infer<typeof overview>

export const overviewEndpoints = {
  'GET /overview': { right: 'reports:read', summary: 'Get the dashboard overview', answer: overview },
} satisfies Endpoints
