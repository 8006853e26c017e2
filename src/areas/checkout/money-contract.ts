import { z } from 'zod'
import type { Endpoints } from '../../http/endpoint.ts'
import { done, id, idParams, moment, rupees } from '../../http/schema-pieces.ts'

/** An order whose money and state need a look, and what to do about it. */
const moneyMatter = z.object({
  order_id: id,
  kind: z.enum([
    'refund_failed',
    'refund_open',
    'paid_after_cancel',
    'paid_twice',
    'wrong_amount',
    'wrong_currency',
    'wrong_order',
    'returned_elsewhere',
    'unsettled',
  ]),
  /** What happened, and what the merchant can do, as sentences. */
  what: z.string(),
  advice: z.string(),
  customer: z.string(),
  order_status: z.string(),
  amount: rupees.nullable(),
  payment_id: z.string().nullable(),
  /** To retry a failed refund, or to say that the money was returned by hand. */
  refund_id: id.nullable(),
  since: moment,
})
export type MoneyMatter = z.infer<typeof moneyMatter>

export const difference = z.object({
  payment_id: z.string(),
  order_id: id.nullable(),
  /** What the provider says and what we have, as sentences. */
  what: z.string(),
  provider_amount: rupees.nullable(),
  our_amount: rupees.nullable(),
})
export type Difference = z.infer<typeof difference>

const reconciliation = z.object({
  day: z.string(),
  /** How many of the provider's payments took money that day. */
  payments: z.number(),
  differences: z.array(difference),
  /** False when the provider's list was longer than we read. */
  complete: z.boolean(),
})
export type Reconciliation = z.infer<typeof reconciliation>

const day = z.iso.date('Please choose a day, such as 2026-06-15.')

export const moneyEndpoints = {
  'GET /money/attention': {
    access: 'admin',
    summary: 'Orders whose money and state need a look, the oldest first, at most a hundred of each kind',
    answer: z.array(moneyMatter),
  },
  'POST /money/attention/{id}/done': {
    access: 'admin',
    summary: "An order's money was looked at",
    params: idParams,
    answer: done,
  },
  'POST /money/refunds/{id}/retry': {
    access: 'admin',
    summary: 'Ask the provider once more for a refund that failed',
    params: idParams,
    answer: done,
  },
  'POST /money/refunds/{id}/by-hand': {
    access: 'admin',
    summary: 'A failed refund was returned to the customer by other means',
    params: idParams,
    answer: done,
  },
  'GET /money/reconciliation': {
    access: 'admin',
    summary: "A day of the provider's payments against ours",
    query: z.object({ day }),
    answer: reconciliation,
  },
  'POST /money/reconcile': {
    access: 'admin',
    summary: 'Settle what differs on a day, then compare again',
    body: z.object({ day }),
    answer: reconciliation,
  },
} satisfies Endpoints
