import { z } from 'zod'
import type { Endpoints } from '#http/calls/endpoint.ts'
import {
  coerceNumber,
  fieldByRule,
  formKey,
  id,
  idField,
  idParams,
  messageAnswer,
  requiredText,
  rupeeAmount,
  rupees,
  timestamp,
} from '#http/calls/schema-pieces.ts'
import { textVersion } from '#operations/whatsapp/contract.ts'
import * as discountWords from '#ordering/discounts/words/office/en.ts'
import { order } from '#ordering/orders/contract.ts'
import { addressCopy, addressInput } from '#people/addresses/contract.ts'
import { emailRule, nameRule, newPhoneRule, postalCodeRule } from '#values/people/field-rules.ts'
import { languages } from '#words/language.ts'
import { directMethods } from './rules/direct-payment.ts'
import { reservationHours } from './rules/reservation-hours.ts'
import * as words from './words/office/en.ts'

const blankToNothing = (value: unknown) =>
  typeof value === 'string' && value.trim() === '' ? undefined : value

const items = z
  .array(z.object({ pack_id: idField, quantity: z.number().int().min(1).max(1000) }))
  .min(1, words.itemsNeeded)
  .max(100)
  .refine((lines) => new Set(lines.map(({ pack_id }) => pack_id)).size === lines.length, words.eachOnce)

const discount = z.object({
  amount: rupeeAmount(discountWords.amountNeeded),
  /** The customer sees it. */
  reason: requiredText(80, discountWords.reasonNeeded),
})

const phone = fieldByRule(newPhoneRule)

const quoteInput = z.object({
  items,
  /** Whose limits for cash on delivery count; without it, only those of the shop. */
  phone: z.preprocess(blankToNothing, phone.optional()),
  address: z.object({
    postal_code: fieldByRule(postalCodeRule).transform((value) => value.replace(' ', '')),
    state: requiredText(80),
  }),
  discount: discount.pick({ amount: true }).optional(),
})

const quote = z.object({
  lines: z.array(z.object({ pack_id: id, name: z.string(), quantity: z.number(), price: rupees })),
  goods: rupees,
  /** What the bundles save that the order contains. */
  bundles: rupees,
  discount: rupees,
  delivery: rupees,
  total: rupees,
  /** The day by which it is expected. */
  by: z.iso.date(),
  /** When the shop opens again, if it is on holiday and takes no orders from customers; otherwise null. */
  closed_until: z.iso.date().nullable(),
  /** Why it can't be paid with a link; null if it can. */
  no_link: z.string().nullable(),
  /** Why it can't be paid in cash on delivery; null if it can. */
  no_cash: z.string().nullable(),
})
export type PhoneOrderQuote = z.infer<typeof quote>

const payment = z.discriminatedUnion('how', [
  z.object({ how: z.literal('link'), hours: coerceNumber(z.literal([...reservationHours])) }),
  z.object({ how: z.literal('on_delivery') }),
  z.object({
    how: z.literal('direct'),
    method: z.enum(directMethods),
    /** The number of the transfer, or who took the cash. */
    reference: z.preprocess(blankToNothing, requiredText(80).optional()),
  }),
])

const phoneOrder = quoteInput.omit({ phone: true, address: true, discount: true }).extend({
  /** Idempotency key: the same form sent again makes no other order. */
  form_key: formKey,
  name: fieldByRule(nameRule),
  phone,
  email: z.preprocess(blankToNothing, fieldByRule(emailRule).toLowerCase().optional()),
  /** The version of the text by which the customer agreed to WhatsApp messages about this order. */
  whatsapp_consent: textVersion.optional(),
  /** The language of the customer's page, mails and documents. */
  language: z.enum(languages),
  address: addressInput,
  discount: discount.optional(),
  /** For the staff only. */
  note: z.preprocess(blankToNothing, requiredText(1000).optional()),
  /** The total on the screen, in rupees: with another one the order is refused. */
  total_price: z.number(),
  payment,
})
export type PhoneOrderInput = z.output<typeof phoneOrder>

const paymentLink = z.object({
  url: z.string(),
  /** Until when the units are reserved and the link works. */
  expires_at: timestamp,
  total: rupees,
  /** The link with a sentence for the customer, in their language. */
  message: z.string(),
  /** Opens WhatsApp with the message and the customer's number. */
  whatsapp: z.string(),
  /** The link as a QR code: an SVG path of squares, in a square of `size` units. */
  qr: z.object({ size: z.number(), path: z.string() }),
})
export type PaymentLink = z.infer<typeof paymentLink>

const customer = z.object({
  name: z.string(),
  email: z.string(),
  language: z.enum(languages).nullable(),
  /** Has an account; otherwise the phone number has only ordered without one. */
  has_account: z.boolean(),
  addresses: z.array(addressCopy),
})
export type KnownCustomer = z.infer<typeof customer>

/** More than a person needs. The calls take locks that others wait for. */
const placingLimit = { most: 60, perSeconds: 60, per: 'person' } as const

/** Orders that somebody of the shop takes for a customer, such as on the phone. */
export const phoneOrderEndpoints = {
  'GET /phone-orders/customers/{phone}': {
    right: 'orders:take',
    summary: 'Find the customer of a phone number, with their addresses',
    params: z.object({ phone }),
    answer: z.object({
      customer: customer.nullable(),
      /** The shop can send WhatsApp messages to customers who agree. */
      offers_whatsapp: z.boolean(),
    }),
  },
  'POST /phone-orders/quote': {
    right: 'orders:take',
    summary: 'Get what an order would cost now, without placing it',
    body: quoteInput,
    answer: quote,
  },
  'POST /phone-orders': {
    right: 'orders:take',
    summary:
      'Place an order for a customer: to be paid with a link or in cash on delivery, or paid to the shop directly',
    body: phoneOrder,
    answer: messageAnswer.extend({ order }),
    status: 201,
    limit: placingLimit,
  },
  'GET /orders/{id}/payment-link': {
    right: 'orders:take',
    summary: 'Get the payment link of an unpaid order that the shop has taken, also as a QR code',
    params: idParams,
    answer: z.object({ link: paymentLink.nullable() }),
  },
} satisfies Endpoints
