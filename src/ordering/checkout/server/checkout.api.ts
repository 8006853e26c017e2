import { createRoutes } from '#http/calls/routes.ts'
import type { Parts } from '#parts.ts'
import { readOrderOrigin } from '#people/security/server/read-order-origin.ts'
import { checkoutEndpoints } from '../contract.ts'
import { answerCancel, answerPaymentState, answerStartPayment, answerVerify } from './owner-actions.ts'
import { placeOrder } from './placing/place-order.ts'
import { refusePlaceOrder } from './refusals.ts'

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
        lostDiscount: body.lost_discount,
      })
      return placed.ok ? placed.order : refusePlaceOrder(parts, { userId: user.id, language }, placed)
    },

    'DELETE /orders/{id}': ({ user, params, ...call }) =>
      answerCancel(parts, { userId: user.id, orderId: params.id }, { ...call, by: user }),

    'POST /payment/initiate': ({ user, body: { order_id: orderId, address_id: addressId }, language }) =>
      answerStartPayment(
        parts,
        { userId: user.id, orderId, addressId },
        { language, returnQuery: { order_id: String(orderId) } },
      ),

    'POST /payment/verify': ({ user, body, language }) =>
      answerVerify(parts, { userId: user.id, orderId: body.order_id }, body, language),

    'GET /payment/state/{id}': ({ user, params, language }) =>
      answerPaymentState(parts, { userId: user.id, orderId: params.id }, language),
  })
