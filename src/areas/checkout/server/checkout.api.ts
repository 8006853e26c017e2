import type { FastifyInstance } from 'fastify'
import { doors } from '../../../http/doors.ts'
import { notFound, refuse } from '../../../http/refusal.ts'
import type { Parts } from '../../../parts.ts'
import { shopperEndpoints } from '../contract.ts'
import { cancelOwnOrder } from './cancel-order.ts'
import { moneyApi } from './money.api.ts'
import { tellPaymentState } from './payment-state.ts'
import { placeOrder } from './place-order.ts'
import { providerApi } from './provider.api.ts'
import { refusePlacing, refuseStarting, verificationFailed } from './refusals.ts'
import { startPayment } from './start-payment.ts'
import { verifyPayment } from './verify-payment.ts'

/** Everything between a cart and a paid order: the shopper's calls, the provider's and the merchant's. */
export const checkoutApi = (parts: Parts) => async (app: FastifyInstance) => {
  await app.register(shopperApi(parts))
  await app.register(providerApi(parts))
  await app.register(moneyApi(parts))
}

const shopperApi = (parts: Parts) =>
  doors('checkout', shopperEndpoints, {
    'POST /orders/add': async ({ user, body }) => {
      const wish = { userId: user.id, items: body.items, totalPrice: body.total_price }
      const placed = await placeOrder(parts, wish)
      return placed.ok ? placed.order : refusePlacing(parts, user.id, placed)
    },

    'DELETE /orders/{id}': async ({ user, params }) => {
      const cancelled = await cancelOwnOrder(parts, { userId: user.id, orderId: params.id })
      if (cancelled.ok) return { message: 'Payment cancelled. Order deleted.' }
      return cancelled.reason === 'NO_SUCH_ORDER'
        ? noSuchOrder()
        : refuse(409, 'ALREADY_PAID', 'An order can be cancelled only before payment is confirmed.')
    },

    'POST /payment/initiate': async ({ user, body }) => {
      const started = await startPayment(parts, { userId: user.id, orderId: body.order_id })
      return started.ok ? started.paymentOrder : refuseStarting(started.reason)
    },

    'POST /payment/verify': async ({ user, body }) => {
      const verified = await verifyPayment(
        parts,
        { userId: user.id, orderId: body.order_id },
        {
          paymentId: body.razorpay_payment_id,
          providerOrderId: body.razorpay_order_id,
          signature: body.razorpay_signature,
        },
      )
      if (!verified.ok) return verificationFailed()
      const { state, message } = verified.state
      if (state !== 'received' && state !== 'confirming')
        return refuse(409, 'PAYMENT_RETURNING', message, { more: { state } })
      return { message: state === 'received' ? 'Payment successful!' : message, state, order: verified.order }
    },

    'GET /payment/state/{id}': async ({ user, params }) =>
      (await tellPaymentState(parts, { userId: user.id, orderId: params.id })) ?? noSuchOrder(),
  })

const noSuchOrder = () => notFound('This order does not exist.')
