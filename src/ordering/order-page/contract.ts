import { z } from 'zod'
import { issuedDocument } from '#accounting/documents/contract.ts'
import type { Endpoints } from '#http/calls/endpoint.ts'
import { id, idField, idParams, messageAnswer, rupees, timestamp } from '#http/calls/schema-pieces.ts'
import { paymentState } from '#ordering/checkout/contract.ts'
import { order, orderItem } from '#ordering/orders/contract.ts'
import { delivery } from '#ordering/orders/history-contract.ts'
import { customerRefund } from '#payments/refunds/contract.ts'

/** What happened to an order, as its customer reads it. */
const orderStep = z.object({
  kind: z.enum(['placed', 'paid', 'packed', 'dispatched', 'delivered', 'refunded', 'cancelled']),
  at: timestamp,
  /** The shipment that was dispatched or delivered, if there is one. */
  parcel: id.nullable(),
  /** The refunded amount. */
  amount: rupees.nullable(),
})
export type OrderStep = z.infer<typeof orderStep>

/** An order with everything that its page shows. */
export const orderPage = z.object({
  order,
  items: z.array(orderItem),
  /** As recorded: the provider is not asked. */
  payment: paymentState,
  /**
   * Until when the units of an unpaid order that the shop has placed for the customer are reserved, in the reader's words;
   * null for other orders.
   */
  pay_by: z.string().nullable(),
  /** The provider's name for the way it was paid, such as `upi` or `card`, or `cash`; null until it is paid. */
  paid_by: z.string().nullable(),
  delivery,
  refunds: z.array(customerRefund),
  documents: z.array(issuedDocument),
  /**
   * The order to which its items were added, or the orders with items that were added to it. Without a path, the reader can't
   * open its page.
   */
  together: z.array(
    z.object({ id, is_first: z.boolean(), is_unpaid: z.boolean(), path: z.string().nullable() }),
  ),
  /** Oldest first. */
  steps: z.array(orderStep),
  /** The reader may cancel it now. A paid order is refunded then. */
  can_cancel: z.boolean(),
  /** The order is one of the reader's account, which can do more with it than its link. */
  is_own: z.boolean(),
  /** Reached by the link of a guest, who has nothing else to prove that the order is theirs. */
  by_guest: z.boolean(),
  /** Emails about it are sent: only who orders by phone may have given no address. */
  has_email: z.boolean(),
  /** The end of the number that gets updates about the order on WhatsApp; null if none does. */
  whatsapp_to: z.string().nullable(),
})
export type OrderPage = z.infer<typeof orderPage>

/** More than a person needs. The call takes locks that others wait for. */
const changeLimit = { most: 30, perSeconds: 60, per: 'person' } as const

export const orderPageEndpoints = {
  'GET /orders/{id}/page': {
    right: 'orders:own',
    summary: 'Get one of your orders with its items, payment, parcels, refunds, documents and steps',
    params: idParams,
    answer: orderPage,
  },
  'PUT /orders/{id}/address': {
    right: 'orders:own',
    summary: 'Send your unpaid order to another of your addresses, if the delivery terms stay the same',
    params: idParams,
    body: z.object({ address_id: idField }),
    answer: messageAnswer,
    limit: changeLimit,
  },
} satisfies Endpoints
