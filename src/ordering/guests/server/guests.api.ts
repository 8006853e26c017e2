import { findDocument } from '#accounting/documents/server/printing/printable-documents.queries.ts'
import { documentNotFound, sendDocument } from '#accounting/documents/server/printing/send-document.ts'
import { createRoutes } from '#http/calls/routes.ts'
import {
  answerCancel,
  answerPaymentState,
  answerStartPayment,
  answerVerify,
} from '#ordering/checkout/server/owner-actions.ts'
import { noSuchOrder } from '#ordering/orders/server/no-such-order.ts'
import { withLinkedOrder } from '#ordering/orders/server/with-linked-order.ts'
import type { Parts } from '#parts.ts'
import { guestEndpoints } from '../contract.ts'
import { placeGuestOrder } from './place-guest-order.ts'
import { readLinkedOrder } from './read-linked-order.ts'

/**
 * Routes of guests. Those of a placed order need only its key, whether or not the shop still lets guests place orders.
 */
export const guestsApi = (parts: Parts) =>
  createRoutes('guests', guestEndpoints, {
    'POST /guest-orders': (call) => placeGuestOrder(parts, call),

    'GET /guest-orders/{key}': ({ params, language }) =>
      withLinkedOrder(
        parts,
        params.key,
        async (own) => (await readLinkedOrder(parts, own, language)) ?? noSuchOrder(),
      ),

    'DELETE /guest-orders/{key}': ({ params, ...call }) =>
      withLinkedOrder(parts, params.key, (own) => answerCancel(parts, own, call)),

    'POST /guest-orders/{key}/payment': ({ params: { key }, language }) =>
      withLinkedOrder(parts, key, (own) =>
        answerStartPayment(parts, own, { language, returnQuery: { order_id: String(own.orderId), key } }),
      ),

    'POST /guest-orders/{key}/payment/verification': ({ params, body, language }) =>
      withLinkedOrder(parts, params.key, (own) => answerVerify(parts, own, body, language)),

    'GET /guest-orders/{key}/payment': ({ params, language }) =>
      withLinkedOrder(parts, params.key, (own) => answerPaymentState(parts, own, language)),

    'GET /guest-orders/{key}/documents/{id}/pdf': ({ params: { key, id }, query: { size }, reply }) =>
      withLinkedOrder(parts, key, async ({ orderId }) => {
        const document = await findDocument(parts.db, id)
        return document?.order_id === orderId
          ? sendDocument(parts.db, reply, { document, size })
          : documentNotFound()
      }),
  })
