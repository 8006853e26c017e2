import { notFound, refuse } from '#http/calls/refusal.ts'
import { createRoutes } from '#http/calls/routes.ts'
import { sentences as cashSentences } from '#ordering/cash-on-delivery/words/index.ts'
import type { Parts } from '#parts.ts'
import { cancelOwnOrder } from '#payments/cancelling/server/cancel-own-order.ts'
import { refreshPaymentState } from '#payments/processing/server/payment-state.ts'
import { withProviderDeadline } from '#payments/processing/server/provider-deadline.ts'
import { startPayment } from '#payments/processing/server/start-payment.ts'
import { verifyPayment } from '#payments/processing/server/verify-payment.ts'
import { readOrderOrigin } from '#people/security/server/read-order-origin.ts'
import { pathIn } from '#words/language.ts'
import { checkoutEndpoints } from '../contract.ts'
import { paymentSentences, sentences } from '../words/index.ts'
import { placeOrder } from './placing/place-order.ts'
import { refusePlaceOrder, refuseStartPayment, verificationFailed } from './refusals.ts'

/** Routes from placing an order to its payment. */
export const checkoutApi = (parts: Parts) =>
  createRoutes('checkout', checkoutEndpoints, {
    'POST /orders/add': async ({ user, body, request, language }) => {
      const placed = await placeOrder(parts, {
        userId: user.id,
        from: await readOrderOrigin(parts, request),
        language,
        items: body.items,
        totalPrice: body.total_price,
        addressId: body.address_id,
        paymentMethod: body.payment_method,
      })
      return placed.ok ? placed.order : refusePlaceOrder(parts, { userId: user.id, language }, placed)
    },

    'DELETE /orders/{id}': async ({ user, params, language, request }) => {
      const from = await readOrderOrigin(parts, request)
      const cancelled = await cancelOwnOrder(withProviderDeadline(parts), {
        userId: user.id,
        orderId: params.id,
        from,
      })
      if (cancelled.ok) return { message: paymentSentences.cancelled.in(language) }
      if (cancelled.reason === 'PACKED') return refuse(409, 'ALREADY_PACKED', cashSentences.packedAlready)
      return cancelled.reason === 'NO_SUCH_ORDER'
        ? noSuchOrder()
        : refuse(409, 'ALREADY_PAID', sentences.paidCannotBeCancelled)
    },

    'POST /payment/initiate': async ({ user, body, language }) => {
      const { order_id: orderId, address_id: addressId } = body
      const started = await startPayment(withProviderDeadline(parts), { userId: user.id, orderId, addressId })
      if (!started.ok) return refuseStartPayment(parts, started)
      const { paymentOrder } = started
      const description = paymentSentences.inWindow({ id: paymentOrder.order_id }).in(language)
      const back = pathIn(language, `/api/payment/return?order_id=${paymentOrder.order_id}`)
      return { ...paymentOrder, description, callback_url: parts.settings.publicUrl + back }
    },

    'POST /payment/verify': async ({ user, body, language }) => {
      const proof = parts.payments.readProof(body)
      const owner = { userId: user.id, orderId: body.order_id }
      const verified = proof && (await verifyPayment(withProviderDeadline(parts), proof, owner))
      if (!verified?.ok) return verificationFailed()
      const { state, sentence } = verified.state
      if (state !== 'received' && state !== 'confirming')
        return refuse(409, 'PAYMENT_RETURNING', sentence, { more: { state } })
      const message = (state === 'received' ? paymentSentences.successful : sentence).in(language)
      return { message, state, order: verified.order }
    },

    'GET /payment/state/{id}': async ({ user, params, language }) => {
      const paymentStatus = await refreshPaymentState(withProviderDeadline(parts), {
        userId: user.id,
        orderId: params.id,
      })
      if (!paymentStatus) return noSuchOrder()
      const { sentence, ...state } = paymentStatus
      return { ...state, message: sentence.in(language) }
    },
  })

const noSuchOrder = () => notFound(sentences.noSuchOrder)
