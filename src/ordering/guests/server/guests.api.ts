import { findDocument } from '#accounting/documents/server/printing/printable-documents.queries.ts'
import { documentNotFound, sendDocument } from '#accounting/documents/server/printing/send-document.ts'
import type { Refusal } from '#http/calls/refusal.ts'
import { createRoutes } from '#http/calls/routes.ts'
import { findOrderByLink } from '#ordering/buyers/server/order-link.ts'
import {
  answerCancel,
  answerPaymentState,
  answerStartPayment,
  answerVerify,
  noSuchOrder,
} from '#ordering/checkout/server/owner-actions.ts'
import type { Parts } from '#parts.ts'
import { guestEndpoints } from '../contract.ts'
import { placeGuestOrder } from './place-guest-order.ts'
import { readLinkedOrder } from './read-linked-order.ts'

type LinkedOwner = NonNullable<Awaited<ReturnType<typeof findOrderByLink>>>

/**
 * Routes of guests. Those of a placed order need only its key, whether or not the shop still lets guests place orders.
 */
export const guestsApi = (parts: Parts) => {
  /** Runs a call of the order that the key opens. */
  const withOrder = async <Answer>(key: string, run: (own: LinkedOwner) => Promise<Answer | Refusal>) => {
    const own = await findOrderByLink(parts.db, key, parts.clock.now())
    return own ? run(own) : noSuchOrder()
  }
  return createRoutes('guests', guestEndpoints, {
    'POST /guest-orders': (call) => placeGuestOrder(parts, call),

    'GET /guest-orders/{key}': ({ params, language }) =>
      withOrder(params.key, async (own) => (await readLinkedOrder(parts, own, language)) ?? noSuchOrder()),

    'DELETE /guest-orders/{key}': ({ params, ...call }) =>
      withOrder(params.key, (own) => answerCancel(parts, own, call)),

    'POST /guest-orders/{key}/payment': ({ params: { key }, language }) =>
      withOrder(key, (own) =>
        answerStartPayment(parts, own, { language, returnQuery: { order_id: String(own.orderId), key } }),
      ),

    'POST /guest-orders/{key}/payment/verification': ({ params, body, language }) =>
      withOrder(params.key, (own) => answerVerify(parts, own, body, language)),

    'GET /guest-orders/{key}/payment': ({ params, language }) =>
      withOrder(params.key, (own) => answerPaymentState(parts, own, language)),

    'GET /guest-orders/{key}/documents/{id}/pdf': ({ params: { key, id }, query: { size }, reply }) =>
      withOrder(key, async ({ orderId }) => {
        const document = await findDocument(parts.db, id)
        return document?.order_id === orderId ? sendDocument(reply, document, size) : documentNotFound()
      }),
  })
}
