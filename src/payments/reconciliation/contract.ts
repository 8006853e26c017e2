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

/** What can become of a refund that failed: given up, returned by other means, asked for once more. */
export const refundResolutions = ['not_wanted', 'by_hand', 'retry'] as const
export type RefundResolution = (typeof refundResolutions)[number]

/** Something about money that needs a look, and what to do about it. */
const paymentIssue = z.object({
  /** The order that it is about; nothing where that is what nobody knows. */
  order_id: id.nullable(),
  kind: issueKind,
  /** What happened, and what the merchant can do, as sentences. */
  what: z.string(),
  advice: z.string(),
  customer: z.string(),
  order_status: z.string().nullable(),
  amount: rupees.nullable(),
  payment_id: z.string().nullable(),
  /** The refund that failed or is on its way. */
  refund_id: id.nullable(),
  /** What can become of it from here. */
  refund_ends: z.array(z.enum(refundResolutions)),
  /** Of what the provider said and the shop could not read: to say that somebody has looked. */
  news_id: id.nullable(),
  since: timestamp,
})
export type PaymentIssue = z.infer<typeof paymentIssue>

const issueReview = z.object({
  /** Which matter of the order it was; without it, all of them. */
  kind: issueKind.optional(),
  /** What was shown as returned outside the shop: another sum means that more was returned meanwhile. */
  returned: coerceNumber(z.number().min(0).max(20_000_000)).optional(),
})
export type IssueReview = z.infer<typeof issueReview>

const difference = z.object({
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
  /** How much of their money the provider has returned, of how many payments. */
  returned: z.object({ payments: z.number(), amount: rupees }),
  differences: z.array(difference),
  /** False when the provider's list was longer than we read. */
  complete: z.boolean(),
})
export type Reconciliation = z.infer<typeof reconciliation>

/** Of the years in which a shop can have taken money: before and after them calendars and databases differ. */
const day = z.iso.date(words.chooseADay).refine((each) => each >= '2000' && each < '2100', words.chooseADay)

export const reconciliationEndpoints = {
  'GET /money/attention': {
    access: 'admin',
    summary: 'List orders with payment issues, oldest first, at most 100 of each kind',
    answer: z.array(paymentIssue),
  },
  'POST /money/attention/{id}/done': {
    access: 'admin',
    summary: 'Resolve a payment issue of an order',
    params: idParams,
    query: issueReview,
    answer: messageAnswer,
  },
  'POST /money/news/{id}/done': {
    access: 'admin',
    summary: 'Resolve an unreadable Razorpay event',
    params: idParams,
    answer: messageAnswer,
  },
  'GET /money/reconciliation': {
    access: 'admin',
    summary: 'Compare the payments of a day with Razorpay',
    query: z.object({ day }),
    answer: reconciliation,
  },
  'POST /money/reconcile': {
    access: 'admin',
    summary: 'Fix the differences of a day, then compare again',
    body: z.object({ day }),
    answer: reconciliation,
  },
} satisfies Endpoints
