import { findDocument } from '#accounting/documents/server/printing/printable-documents.queries.ts'
import { documentNotFound, sendDocument } from '#accounting/documents/server/printing/send-document.ts'
import { Refusal } from '#http/calls/refusal.ts'
import { createRoutes } from '#http/calls/routes.ts'
import { endOrderUpdates } from '#operations/whatsapp/server/end-order-updates.ts'
import { sentences as whatsappSentences } from '#operations/whatsapp/words/index.ts'
import type { LinkedOwner } from '#ordering/buyers/server/order-link.ts'
import {
  answerCancel,
  answerPaymentState,
  answerStartPayment,
  answerVerify,
} from '#ordering/checkout/server/owner-actions.ts'
import { readOrderPage, withoutAccountData } from '#ordering/order-page/server/read-order-page.ts'
import { noSuchOrder } from '#ordering/orders/server/no-such-order.ts'
import { withLinkedOrder } from '#ordering/orders/server/with-linked-order.ts'
import type { Parts } from '#parts.ts'
import { guestEndpoints } from '../contract.ts'
import { placeGuestOrder } from './place-guest-order.ts'

/**
 * Routes of guests. Those of a placed order need only its key, whether or not the shop still lets guests place orders.
 */
export const guestsApi = (parts: Parts) =>
  createRoutes('guests', guestEndpoints, {
    'POST /guest-orders': (call) => placeGuestOrder(parts, call),

    'GET /guest-orders/{key}': ({ params, language, user }) =>
      withLinkedOrder(parts, params.key, async (own) => {
        const reader = { language, isLinkReader: isCustomers(own), userId: user?.id }
        return (await readOrderPage(parts, own, reader)) ?? noSuchOrder()
      }),

    'DELETE /guest-orders/{key}': ({ params, ...call }) =>
      withLinkedOrder(parts, params.key, (own) => answerCancel(parts, own, call)),

    'POST /guest-orders/{key}/payment': ({ params: { key }, language }) =>
      withLinkedOrder(parts, key, async (own) => {
        const returnQuery = { order_id: String(own.orderId), key }
        const started = await answerStartPayment(parts, own, { language, returnQuery })
        return started instanceof Refusal || !isCustomers(own) ? started : { ...started, prefill: nobody }
      }),

    'POST /guest-orders/{key}/payment/verification': ({ params, body, language }) =>
      withLinkedOrder(parts, params.key, async (own) => {
        const verified = await answerVerify(parts, own, body, language)
        if (verified instanceof Refusal || !isCustomers(own)) return verified
        return { ...verified, order: withoutAccountData(verified.order) }
      }),

    'GET /guest-orders/{key}/payment': ({ params, language }) =>
      withLinkedOrder(parts, params.key, (own) => answerPaymentState(parts, own, language)),

    'DELETE /guest-orders/{key}/whatsapp-updates': ({ params, language }) =>
      withLinkedOrder(parts, params.key, async (own) => {
        await endOrderUpdates(parts, own.orderId)
        return { message: whatsappSentences.turnedOff.in(language) }
      }),

    'GET /guest-orders/{key}/documents/{id}/pdf': ({ params: { key, id }, query: { size }, reply }) =>
      withLinkedOrder(parts, key, async ({ orderId }) => {
        const document = await findDocument(parts.db, id)
        return document?.order_id === orderId
          ? sendDocument(parts.db, reply, { document, size })
          : documentNotFound()
      }),
  })

/** A customer's link may have been forwarded with its mail, so its answers contain nothing of the account. */
const isCustomers = (own: LinkedOwner) => 'userId' in own

/** The payment window asks for the contact. */
const nobody = { name: '', email: '', contact: '' }
