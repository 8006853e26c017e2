import { z } from 'zod'
import type { Endpoints } from '#http/calls/endpoint.ts'
import {
  formKey,
  id,
  idField,
  idParams,
  messageAnswer,
  rupeeAmount,
  rupees,
  timestamp,
} from '#http/calls/schema-pieces.ts'
import * as words from './words/office/en.ts'

/** The merchant's reasons; the customer reads them in their language. */
export const refundReasons = [
  'customer_wish',
  'not_available',
  'damaged',
  'wrong_item',
  'not_delivered',
  'other',
] as const

/** Progress of a refund as its customer sees it. */
const stage = z.enum(['on_its_way', 'returned', 'by_other_means', 'stuck', 'not_made'])

export const customerRefund = z.object({
  id,
  amount: rupees,
  stage,
  /** One of `refundReasons`; null for a refund made outside the shop. */
  reason: z.enum(refundReasons).nullable(),
  /** The order that the amount pays, if it isn't returned because of an exchange; otherwise absent. */
  pays_order: id.optional(),
  note: z.string(),
  lines: z.array(z.object({ item_id: id, name: z.string(), size: z.string(), quantity: z.number() })),
  /** Its delivery part; the goodwill part belongs to neither delivery nor a product. */
  delivery: rupees,
  goodwill: rupees,
  at: timestamp,
})
export type CustomerRefund = z.infer<typeof customerRefund>

const adminRefund = customerRefund.omit({ stage: true }).extend({
  /** Requested by the merchant, or made at the provider. */
  source: z.enum(['merchant', 'provider']),
  /**
   * Requested here, accepted by the provider, processed or failed; a failed one may then be paid by other means or
   * abandoned.
   */
  progress: z.enum(['wanted', 'sent', 'done', 'failed', 'by_hand', 'not_wanted']),
  /** The provider's last error message. */
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
  /** Units that are refunded or being refunded. */
  refunded: z.number(),
  /** Units that a replacement stands for: they can't be refunded here. */
  replaced: z.number(),
  /** Restocked units. */
  put_back: z.number(),
  /** Units that were not dispatched. */
  here: z.number(),
  /** The variant still exists, so units can be restocked. */
  can_put_back: z.boolean(),
})
export type RefundLine = z.infer<typeof line>

const refundOverview = z.object({
  order_id: id,
  total: rupees,
  /** What can still be refunded. */
  left: rupees,
  /** It was paid through the provider. */
  is_paid: z.boolean(),
  /** Nothing was dispatched, so refunding all of it cancels it. */
  is_here: z.boolean(),
  is_cancelled: z.boolean(),
  /** The sum refunded outside the shop, until the merchant has answered where the goods are. */
  asks_about_goods: rupees.nullable(),
  lines: z.array(line),
  /** The paid delivery fee after discounts, and what of it can still be refunded. */
  delivery: z.object({ paid: rupees, left: rupees }),
  refunds: z.array(adminRefund),
})
export type RefundOverview = z.infer<typeof refundOverview>

const units = z.number().int().min(1).max(99_999)
const money = rupeeAmount(words.amountNeeded)

/** Units that were dispatched and came back. */
const cameBack = z.number().int().min(0).max(99_999).optional()

const refundQuoteInput = z.object({
  /** Everything that is left, some lines or the delivery fee, or an amount. */
  what: z.enum(['all', 'lines', 'amount']),
  /** For `all`, lists only the lines to restock. `came_back`: units among them that were dispatched. */
  lines: z
    .array(z.object({ item_id: idField, quantity: units, restock: z.boolean(), came_back: cameBack }))
    .max(200)
    .default([]),
  /** An amount that differs from the price of the lines. */
  amount: money.optional(),
  /** The delivery fee to refund, in addition to lines or amount. */
  delivery: money.optional(),
  /** A cancellation refunds the delivery fee too, unless the merchant keeps it. */
  keep_delivery: z.boolean().optional(),
})
export type RefundQuoteInput = z.infer<typeof refundQuoteInput>

const refundInput = refundQuoteInput.extend({
  /** Idempotency key: the same form sent again requests no other refund. */
  form_key: formKey,
  /** The refundable sum that the form showed; a different sum means that it has changed since. */
  left: rupees,
  /** Whether the form showed the goods as undispatched; if they were dispatched since, the request is refused. */
  is_here: z.boolean().optional(),
  reason: z.enum(refundReasons),
  note: z.string().trim().max(500).default(''),
})
export type RefundInput = z.infer<typeof refundInput>

const refundQuote = z.object({
  amount: rupees,
  left: rupees,
  /** The delivery part of the amount. */
  delivery: rupees,
  /** Units to restock. */
  restocked: z.number(),
  /** The order is cancelled. */
  cancels: z.boolean(),
})
export type RefundQuote = z.infer<typeof refundQuote>

const returnedGoodsInput = z.object({
  form_key: formKey,
  /** The externally refunded sum that the form showed; a different sum means that more was refunded since. */
  returned: rupees.nullable(),
  /** The restocked units; empty if the goods are not with the merchant. */
  lines: z.array(z.object({ item_id: idField, quantity: units, came_back: cameBack })).max(200),
})
export type ReturnedGoodsInput = z.infer<typeof returnedGoodsInput>

export const refundEndpoints = {
  'GET /orders/{id}/refunds': {
    right: 'orders:own',
    summary: 'List the refunds of your order and their reasons',
    params: idParams,
    answer: z.array(customerRefund),
  },
  'GET /orders/{id}/refunding': {
    right: 'money:read',
    summary: 'Get the refundable amounts of an order, and its refunds with their status',
    params: idParams,
    answer: refundOverview,
  },
  'POST /orders/{id}/refunds/preview': {
    right: 'refunds:write',
    summary: 'Preview a refund',
    params: idParams,
    body: refundQuoteInput,
    answer: refundQuote,
  },
  'POST /orders/{id}/refunds': {
    right: 'refunds:write',
    summary:
      'Refund an order through Razorpay: everything, some items, the delivery charge or an amount; a full refund before dispatch cancels it',
    params: idParams,
    body: refundInput,
    /** No refund if the cancelled order has less than a rupee left. */
    answer: messageAnswer.extend({ refund: id.nullable(), amount: rupees, cancelled: z.boolean() }),
  },
  'POST /orders/{id}/goods': {
    right: 'refunds:write',
    summary: 'Record returned items of an order that was refunded outside the shop',
    params: idParams,
    body: returnedGoodsInput,
    answer: messageAnswer,
  },
  'POST /money/refunds/{id}/retry': {
    right: 'refunds:write',
    summary: 'Retry a failed refund',
    params: idParams,
    answer: messageAnswer,
  },
  'POST /money/refunds/{id}/by-hand': {
    right: 'refunds:write',
    summary: 'Mark a failed refund as refunded manually',
    params: idParams,
    answer: messageAnswer,
  },
  'POST /money/refunds/{id}/not-wanted': {
    right: 'refunds:write',
    summary: 'Dismiss a failed refund; it will not count as refunded',
    params: idParams,
    answer: messageAnswer,
  },
} satisfies Endpoints
