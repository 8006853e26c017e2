import { z } from 'zod'
import { paperSizes } from '#accounting/documents/paper-size-contract.ts'
import type { Endpoints } from '#http/calls/endpoint.ts'
import { fieldByRule, idParam, messageAnswer } from '#http/calls/schema-pieces.ts'
import { textVersion } from '#operations/whatsapp/contract.ts'
import {
  paymentOrder,
  paymentProof,
  paymentState,
  placeOrder,
  verifiedPayment,
} from '#ordering/checkout/contract.ts'
import { orderPage } from '#ordering/order-page/contract.ts'
import { order } from '#ordering/orders/contract.ts'
import { addressInput } from '#people/addresses/contract.ts'
import { emailRule, nameRule, newPhoneRule } from '#values/people/field-rules.ts'

/** An order without an account: contact and address are entered with it, by the same rules as for an account. */
const guestOrder = placeOrder.omit({ address_id: true }).extend({
  name: fieldByRule(nameRule),
  phone: fieldByRule(newPhoneRule),
  email: fieldByRule(emailRule).toLowerCase(),
  address: addressInput,
  /** The version of the consent text, if the guest wants order updates on WhatsApp to this phone. */
  whatsapp_consent: textVersion.optional(),
})
export type GuestOrderInput = z.infer<typeof guestOrder>

const linkKey = z.string().regex(/^[\w-]{1,64}$/)
export const keyParams = z.object({ key: linkKey })

/** More than a person needs, and few enough that nobody reserves the stock with invented names. */
const placingLimit = { most: 60, perSeconds: 300 } as const
/** More than a person needs. The calls take locks that others wait for, or ask the provider. */
const payingLimit = { most: 30, perSeconds: 60 } as const
const readingLimit = { most: 120, perSeconds: 60 } as const

/**
 * Calls of guests, who have no account: open to everyone, and to a session only so that it can be refused or recognized.
 * An order is reached with the key of its link, which customers' mails contain too; a wrong or expired key answers like an
 * unknown order.
 */
export const guestEndpoints = {
  'POST /guest-orders': {
    right: 'anyone',
    optionalAuth: true,
    summary: 'Place an order of the visitor’s cart without an account, if the shop allows it',
    body: guestOrder,
    answer: z.object({
      order,
      /** The key for the calls below, and the link that every email about the order contains. */
      key: linkKey,
      link: z.string(),
    }),
    status: 201,
    limit: placingLimit,
  },
  'GET /guest-orders/{key}': {
    right: 'anyone',
    optionalAuth: true,
    summary: 'Get the order of a link, with its items, payment, parcels, refunds, documents and steps',
    params: keyParams,
    answer: orderPage,
    limit: readingLimit,
  },
  'DELETE /guest-orders/{key}': {
    right: 'anyone',
    optionalAuth: true,
    summary: 'Cancel the unpaid order of a link and release its stock',
    params: keyParams,
    answer: messageAnswer,
    limit: payingLimit,
  },
  'POST /guest-orders/{key}/payment': {
    right: 'anyone',
    optionalAuth: true,
    summary: 'Get the Razorpay order for the payment window of the order of a link',
    params: keyParams,
    answer: paymentOrder,
    limit: payingLimit,
  },
  'POST /guest-orders/{key}/payment/verification': {
    right: 'anyone',
    optionalAuth: true,
    summary: 'Verify the result of the payment window for the order of a link',
    params: keyParams,
    body: paymentProof.omit({ order_id: true }),
    answer: verifiedPayment,
    limit: payingLimit,
  },
  'GET /guest-orders/{key}/payment': {
    right: 'anyone',
    optionalAuth: true,
    summary: 'Get the payment status of the order of a link; an unconfirmed payment is checked with Razorpay',
    params: keyParams,
    answer: paymentState,
    limit: readingLimit,
  },
  'DELETE /guest-orders/{key}/whatsapp-updates': {
    right: 'anyone',
    optionalAuth: true,
    summary:
      'Get no more order updates on WhatsApp: for the guest’s order of a link, or the account that it belongs to',
    params: keyParams,
    answer: messageAnswer,
    limit: payingLimit,
  },
  'GET /guest-orders/{key}/documents/{id}/pdf': {
    right: 'anyone',
    optionalAuth: true,
    summary: 'Get a document of the order of a link as A4 or thermal receipt',
    params: keyParams.extend({ id: idParam }),
    query: z.object({ size: z.enum(paperSizes).default('a4') }),
    /** application/pdf */
    answer: z.unknown(),
    limit: payingLimit,
  },
} satisfies Endpoints
