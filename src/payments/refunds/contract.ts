import { z } from 'zod'
import type { Endpoints } from '#http/calls/endpoint.ts'
import {
  formKey,
  id,
  idField,
  idParams,
  messageAnswer,
  rupees,
  timestamp,
} from '#http/calls/schema-pieces.ts'
import * as words from './words/office/en.ts'

/** Why the merchant gives money back; the customer reads it in their language. */
export const refundReasons = [
  'customer_wish',
  'not_available',
  'damaged',
  'wrong_item',
  'not_delivered',
  'other',
] as const

/** How far a refund is, as its customer is told. */
const stage = z.enum(['on_its_way', 'returned', 'by_other_means', 'stuck', 'not_made'])

const customerRefund = z.object({
  id,
  amount: rupees,
  stage,
  /** One of `refundReasons`; nothing where it was made outside the shop. */
  reason: z.enum(refundReasons).nullable(),
  note: z.string(),
  lines: z.array(z.object({ item_id: id, name: z.string(), size: z.string(), quantity: z.number() })),
  /** What of it is for the delivery, and what for neither that nor a product. */
  delivery: rupees,
  goodwill: rupees,
  at: timestamp,
})
export type CustomerRefund = z.infer<typeof customerRefund>

const adminRefund = customerRefund.omit({ stage: true }).extend({
  /** Wanted by the merchant, or made at the provider. */
  source: z.enum(['merchant', 'provider']),
  /** Wanted here, taken by the provider, made; or failed, and then returned by other means or not wanted any more. */
  progress: z.enum(['wanted', 'sent', 'done', 'failed', 'by_hand', 'not_wanted']),
  /** What the provider said last, where it has refused. */
  last_error: z.string().nullable(),
  wanted_by: z.string().nullable(),
  payment_id: z.string(),
})
export type AdminRefund = z.infer<typeof adminRefund>

const line = z.object({
  item_id: id,
  name: z.string(),
  size: z.string(),
  quantity: z.number(),
  unit_price: rupees,
  /** Units whose money has gone back or is on its way. */
  refunded: z.number(),
  /** Units that are back on the shelf. */
  put_back: z.number(),
  /** Units that have not left. */
  here: z.number(),
  /** Its pack is still there, so that units can be put back. */
  can_put_back: z.boolean(),
})
export type RefundLine = z.infer<typeof line>

const refundOverview = z.object({
  order_id: id,
  total: rupees,
  /** What can still be given back: neither returned nor on its way. */
  left: rupees,
  /** Money came in for it through the provider. */
  is_paid: z.boolean(),
  /** Nothing of it has left: returning all of it cancels it. */
  is_here: z.boolean(),
  is_cancelled: z.boolean(),
  /** Money that was returned outside the shop, until somebody has said where the goods are. */
  asks_about_goods: rupees.nullable(),
  lines: z.array(line),
  /** What was paid for the delivery after discounts, and what of that can still be given back. */
  delivery: z.object({ paid: rupees, left: rupees }),
  refunds: z.array(adminRefund),
})
export type RefundOverview = z.infer<typeof refundOverview>

const units = z.number().int().min(1).max(99_999)
const money = z
  .number(words.amountNeeded)
  .min(0.01, words.amountNeeded)
  .max(20_000_000, words.amountNeeded)
  .refine((typed) => Math.abs(typed * 100 - Math.round(typed * 100)) < 1e-6, words.amountNeeded)

/** Units that had left and are here again. */
const cameBack = z.number().int().min(0).max(99_999).optional()

const refundQuoteInput = z.object({
  /** All that is left of the order, some of its lines or its delivery, or an amount alone. */
  what: z.enum(['all', 'lines', 'amount']),
  /** Of `all` only those are named that go back on the shelf; `came_back`: units among them that had left. */
  lines: z
    .array(z.object({ item_id: idField, quantity: units, restock: z.boolean(), came_back: cameBack }))
    .max(200)
    .default([]),
  /** Of lines: another sum than they cost together. */
  amount: money.optional(),
  /** What of the delivery fee goes back, on top of lines or amount. */
  delivery: money.optional(),
  /** What cancels an order returns its delivery fee too, unless the merchant keeps it. */
  keep_delivery: z.boolean().optional(),
})
export type RefundQuoteInput = z.infer<typeof refundQuoteInput>

const refundInput = refundQuoteInput.extend({
  /** Of the form: sent again, its answer lost, it wants nothing more. */
  form_key: formKey,
  /** What the form showed as left: another sum means that somebody was quicker. */
  left: rupees,
  /** Whether it showed the goods as still here: once they have left, nothing is cancelled or back on the shelf. */
  is_here: z.boolean().optional(),
  reason: z.enum(refundReasons),
  note: z.string().trim().max(500).default(''),
})
export type RefundInput = z.infer<typeof refundInput>

const refundQuote = z.object({
  amount: rupees,
  left: rupees,
  /** What of the amount is for the delivery. */
  delivery: rupees,
  /** Units that go back on the shelf. */
  restocked: z.number(),
  /** The order is not sent any more. */
  cancels: z.boolean(),
})
export type RefundQuote = z.infer<typeof refundQuote>

const returnedGoodsInput = z.object({
  form_key: formKey,
  /** What the form showed as returned outside the shop: another sum means that more was returned meanwhile. */
  returned: rupees.nullable(),
  /** What is back on the shelf; none when the goods are not here. */
  lines: z.array(z.object({ item_id: idField, quantity: units, came_back: cameBack })).max(200),
})
export type ReturnedGoodsInput = z.infer<typeof returnedGoodsInput>

export const refundEndpoints = {
  'GET /orders/{id}/refunds': {
    access: 'customer',
    summary: 'List the refunds of your order and their reasons',
    params: idParams,
    answer: z.array(customerRefund),
  },
  'GET /orders/{id}/refunding': {
    access: 'admin',
    summary: 'Get the refundable amounts of an order, and its refunds with their status',
    params: idParams,
    answer: refundOverview,
  },
  'POST /orders/{id}/refunds/preview': {
    access: 'admin',
    summary: 'Preview a refund',
    params: idParams,
    body: refundQuoteInput,
    answer: refundQuote,
  },
  'POST /orders/{id}/refunds': {
    access: 'admin',
    summary:
      'Refund an order through Razorpay: everything, some items, the delivery charge or an amount; a full refund before dispatch cancels it',
    params: idParams,
    body: refundInput,
    /** No refund where an order is cancelled of which less than a rupee is left. */
    answer: messageAnswer.extend({ refund: id.nullable(), amount: rupees, cancelled: z.boolean() }),
  },
  'POST /orders/{id}/goods': {
    access: 'admin',
    summary: 'Record returned items of an order that was refunded outside the shop',
    params: idParams,
    body: returnedGoodsInput,
    answer: messageAnswer,
  },
  'POST /money/refunds/{id}/retry': {
    access: 'admin',
    summary: 'Retry a failed refund',
    params: idParams,
    answer: messageAnswer,
  },
  'POST /money/refunds/{id}/by-hand': {
    access: 'admin',
    summary: 'Mark a failed refund as refunded manually',
    params: idParams,
    answer: messageAnswer,
  },
  'POST /money/refunds/{id}/not-wanted': {
    access: 'admin',
    summary: 'Dismiss a failed refund; it will not count as refunded',
    params: idParams,
    answer: messageAnswer,
  },
} satisfies Endpoints
