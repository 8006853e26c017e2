import { z } from 'zod'
import type { Endpoints } from '#http/calls/endpoint.ts'
import { coerceNumber, id, idField, idParams, messageAnswer, rupees } from '#http/calls/schema-pieces.ts'
import { order } from '#ordering/orders/contract.ts'
import { paymentMethod } from '#ordering/orders/rules/order-state.ts'

/** The delivery address; without it the address chosen before, otherwise the default one. */
const addressId = idField.optional()

/**
 * The lines the shopper saw. The server prices the order: a price or subtotal sent here is ignored (decision B11).
 * Without lines the whole cart is ordered.
 */
export const placeOrder = z.object({
  items: z
    .array(
      z.object({
        product_id: idField,
        quantity: coerceNumber(z.number().int().min(1).max(1000)),
        /** The variant by its name; the first one if neither name nor id is given. */
        size: z.string().max(80).nullish(),
        pack_id: idField.nullish(),
        subtotal: z.unknown().optional(),
      }),
    )
    .max(200)
    .optional(),
  /** The total on the shopper's screen, in rupees; if it differs from the current total, the order is refused. */
  total_price: z.number().optional(),
  address_id: addressId,
  /** How the order is paid; in cash only if the shop offers that for this cart and address. */
  payment_method: z.enum([paymentMethod.online, paymentMethod.cashOnDelivery]).default(paymentMethod.online),
  /**
   * The discount on the unpaid order, in rupees, if the shopper was told that the new order doesn't keep it. Without it,
   * an order that would lose a discount is refused.
   */
  lost_discount: z.number().min(0).optional(),
})

const providerId = z.string().min(1).max(64)
const signature = z.string().min(1).max(200)

/** What the provider's payment window returns after a payment. */
export const paymentProof = z.object({
  order_id: idField,
  razorpay_payment_id: providerId,
  razorpay_order_id: providerId,
  razorpay_signature: signature,
})

/** Options of the provider's payment window; `amount` is in paise, as the provider requires. */
export const paymentOrder = z.object({
  id: z.string(),
  amount: z.number(),
  currency: z.literal('INR'),
  key: z.string(),
  order_id: id,
  checkout_url: z.string(),
  /** In-app browsers cannot keep a window open; the provider posts their result to this URL. */
  callback_url: z.string(),
  name: z.string(),
  description: z.string(),
  prefill: z.object({ name: z.string(), email: z.string(), contact: z.string() }),
  /** Seconds until the window closes itself; the stock is reserved at least that long. */
  timeout: z.number(),
})
export type PaymentOrder = z.infer<typeof paymentOrder>

const moneyState = z.enum([
  'unpaid',
  'confirming',
  'received',
  'returning',
  'returned',
  'cancelled',
  'handed_over',
  'due_on_delivery',
  'nothing_due',
])

/** State of an order's payment, described for its shopper. */
export const paymentState = z.object({
  order_id: id,
  state: moneyState,
  message: z.string(),
  total_price: rupees,
  /** The provider's payment id, which a shopper can quote to their bank. */
  payment_id: z.string().nullable(),
})
export type PaymentState = z.infer<typeof paymentState>

export const verifiedPayment = z.object({ message: z.string(), state: moneyState, order })

/** More than a person needs. The limit exists because each of these calls takes locks that others wait for. */
const shopperLimit = { most: 30, perSeconds: 60, per: 'person' } as const

export const checkoutEndpoints = {
  'POST /orders/add': {
    right: 'orders:own',
    summary: 'Place an order; its stock is reserved until it is paid or expires',
    body: placeOrder,
    answer: order,
    status: 201,
    limit: shopperLimit,
  },
  'DELETE /orders/{id}': {
    right: 'orders:own',
    summary:
      'Cancel an unpaid order, or before it is packed a cash order or, if the shop allows it, a paid one, which is refunded',
    params: idParams,
    answer: messageAnswer,
    limit: shopperLimit,
  },
  'POST /payment/initiate': {
    right: 'orders:own',
    summary: 'Get the Razorpay order for the payment window; one for each order',
    body: z.object({ order_id: idField, address_id: addressId }),
    answer: paymentOrder,
    limit: shopperLimit,
  },
  'POST /payment/verify': {
    right: 'orders:own',
    summary: 'Verify the result of the payment window; the order stays `pending` until the bank confirms',
    body: paymentProof,
    answer: verifiedPayment,
  },
  'GET /payment/state/{id}': {
    right: 'orders:own',
    summary: 'Get the payment status of an order; an unconfirmed payment is checked with Razorpay',
    params: idParams,
    answer: paymentState,
    limit: { most: 120, perSeconds: 60 },
  },
} satisfies Endpoints
