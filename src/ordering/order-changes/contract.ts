import { z } from 'zod'
import type { Endpoints } from '#http/calls/endpoint.ts'
import {
  coerceNumber,
  formKey,
  id,
  idField,
  idParams,
  messageAnswer,
  requiredText,
  rupees,
} from '#http/calls/schema-pieces.ts'
import { directMethods } from '#ordering/phone-orders/rules/direct-payment.ts'
import { reservationHours } from '#ordering/phone-orders/rules/reservation-hours.ts'
import * as words from './words/office/en.ts'

const quantity = z.number().int().min(1).max(1000)

const changes = z.object({
  /** Units that are taken out of the order: their lines, each once. */
  take: z
    .array(z.object({ item_id: idField, quantity }))
    .max(200)
    .refine((lines) => new Set(lines.map(({ item_id }) => item_id)).size === lines.length, words.eachOnce),
  /** What is added: sizes, each once. */
  add: z
    .array(z.object({ pack_id: idField, quantity }))
    .max(100)
    .refine((lines) => new Set(lines.map(({ pack_id }) => pack_id)).size === lines.length, words.eachOnce),
})
export type OrderChanges = z.infer<typeof changes>

const blankToNothing = (value: unknown) =>
  typeof value === 'string' && value.trim() === '' ? undefined : value

/** How the customer pays what they have to pay; ignored if they don't. */
const payment = z.discriminatedUnion('how', [
  z.object({ how: z.literal('link'), hours: coerceNumber(z.literal([...reservationHours])) }),
  z.object({
    how: z.literal('direct'),
    method: z.enum(directMethods),
    /** The number of the transfer, or who took the cash. */
    reference: z.preprocess(blankToNothing, requiredText(80).optional()),
  }),
  /** In cash, with the order that is paid on delivery. */
  z.object({ how: z.literal('on_delivery') }),
])

const quoteInput = changes.extend({ how: z.enum(['link', 'direct', 'on_delivery']) })

const changeInput = changes.extend({
  /** Idempotency key: the same form sent again changes nothing else. */
  form_key: formKey,
  payment,
  /** What the screen showed, in rupees: if it has changed since, nothing is done. */
  shown: z.object({ taken: rupees, added: rupees, left: rupees }),
})
export type ChangeInput = z.output<typeof changeInput>

const size = z.object({ pack_id: id, size: z.string(), price: rupees, stock: z.number() })

const line = z.object({
  item_id: id,
  name: z.string(),
  size: z.string(),
  /** Units that the customer still gets. */
  quantity: z.number(),
  unit_price: rupees,
  /** Units that can be taken out: they are here, and not refunded. */
  can_take: z.number(),
  /** The other sizes of the product that are on sale. */
  sizes: z.array(size),
})
export type ChangeLine = z.infer<typeof line>

const overview = z.object({
  lines: z.array(line),
  /** What can still be refunded of the order. */
  left: rupees,
  /** How what is added can be paid. */
  ways: z.array(z.enum(['link', 'direct', 'on_delivery'])),
  /** Why nothing can be taken out; null if something can. */
  no_take: z.string().nullable(),
  /** Why nothing can be added; null if something can. */
  no_add: z.string().nullable(),
})
export type ChangeOverview = z.infer<typeof overview>

const quote = z.object({
  /** What is refunded for the units that are taken out, and what the added ones cost. */
  taken: rupees,
  added: rupees,
  /** What can still be refunded of the order now. */
  left: rupees,
  /** The part of both that pays for each other, what is returned, and what the customer has to pay. */
  exchanged: rupees,
  refunded: rupees,
  to_pay: rupees,
  /** Nothing is taken out before the link is paid. */
  waits: z.boolean(),
  /** The order is cancelled, because nothing of it is left. */
  cancels: z.boolean(),
  lines: z.array(z.object({ pack_id: id, name: z.string(), quantity: z.number(), price: rupees })),
})
export type ChangeQuote = z.infer<typeof quote>

/** More than a person needs. The calls take locks that others wait for. */
const changeLimit = { most: 60, perSeconds: 60, per: 'person' } as const

export const orderChangeEndpoints = {
  'GET /orders/{id}/change': {
    right: 'orders:take',
    summary: 'Get what can be taken out of an order, and the sizes for which it can be exchanged',
    params: idParams,
    answer: overview,
  },
  'POST /orders/{id}/change/quote': {
    right: 'orders:take',
    summary: 'Get what a change of an order would cost or return, without changing it',
    params: idParams,
    body: quoteInput,
    answer: quote,
  },
  'POST /orders/{id}/change': {
    right: 'orders:take',
    summary: 'Take items out of an order, add items, or both: the difference is refunded or paid',
    params: idParams,
    body: changeInput,
    /** The order of the added items; null if nothing is added. */
    answer: messageAnswer.extend({ added_order: id.nullable() }),
    limit: changeLimit,
  },
} satisfies Endpoints
