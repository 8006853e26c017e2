import { z } from 'zod'
import type { Endpoints } from '#http/calls/endpoint.ts'
import { coerceNumber, id, idParams, messageAnswer, rupees, timestamp } from '#http/calls/schema-pieces.ts'
import * as words from './words/office/days/en.ts'

const issueKind = z.enum([
  'refund_failed',
  'refund_open',
  'paid_after_cancel',
  'paid_twice',
  'wrong_amount',
  'wrong_currency',
  'wrong_order',
  'unknown_order',
  'returned_elsewhere',
  'partly_returned',
  'unsettled',
  'no_answer',
  'unreadable',
  'other',
])

/** How a failed refund can be resolved: abandoned, paid by other means, or retried. */
export const refundResolutions = ['not_wanted', 'by_hand', 'retry'] as const
export type RefundResolution = (typeof refundResolutions)[number]

/** A payment issue with advice. */
const paymentIssue = z.object({
  /** The affected order; null if it is unknown. */
  order_id: id.nullable(),
  kind: issueKind,
  /** The cause and the advice as sentences. */
  what: z.string(),
  advice: z.string(),
  customer: z.string(),
  order_status: z.string().nullable(),
  amount: rupees.nullable(),
  payment_id: z.string().nullable(),
  /** The failed or pending refund. */
  refund_id: id.nullable(),
  /** The possible resolutions. */
  refund_ends: z.array(z.enum(refundResolutions)),
  /** The dead letter that can be marked as reviewed. */
  news_id: id.nullable(),
  since: timestamp,
})
export type PaymentIssue = z.infer<typeof paymentIssue>

const issueReview = z.object({
  /** The kind of the order's issue; all of them if omitted. */
  kind: issueKind.optional(),
  /** The externally refunded sum that was shown; a different sum means that more was refunded since. */
  returned: coerceNumber(z.number().min(0).max(20_000_000)).optional(),
})
export type IssueReview = z.infer<typeof issueReview>

const difference = z.object({
  payment_id: z.string(),
  order_id: id.nullable(),
  /** The difference between the provider's data and ours as a sentence. */
  what: z.string(),
  provider_amount: rupees.nullable(),
  our_amount: rupees.nullable(),
})
export type Difference = z.infer<typeof difference>

const reconciliation = z.object({
  day: z.string(),
  /** How many payments the provider captured that day. */
  payments: z.number(),
  /** How much the provider has refunded, and of how many payments. */
  returned: z.object({ payments: z.number(), amount: rupees }),
  differences: z.array(difference),
  /** False if the provider's list was longer than the shop reads. */
  complete: z.boolean(),
})
export type Reconciliation = z.infer<typeof reconciliation>

/** A range of years in which a shop can have captured money, because calendars and databases differ outside it. */
const day = z.iso.date(words.chooseADay).refine((each) => each >= '2000' && each < '2100', words.chooseADay)

export const reconciliationEndpoints = {
  'GET /money/attention': {
    right: 'money:read',
    summary: 'List orders with payment issues, oldest first, at most 100 of each kind',
    answer: z.array(paymentIssue),
  },
  'POST /money/attention/{id}/done': {
    right: 'money:write',
    summary: 'Resolve a payment issue of an order',
    params: idParams,
    query: issueReview,
    answer: messageAnswer,
  },
  'POST /money/news/{id}/done': {
    right: 'money:write',
    summary: 'Resolve an unreadable Razorpay event',
    params: idParams,
    answer: messageAnswer,
  },
  'GET /money/reconciliation': {
    right: 'money:read',
    summary: 'Compare the payments of a day with Razorpay',
    query: z.object({ day }),
    answer: reconciliation,
  },
  'POST /money/reconcile': {
    right: 'money:write',
    summary: 'Fix the differences of a day, then compare again',
    body: z.object({ day }),
    answer: reconciliation,
  },
} satisfies Endpoints
