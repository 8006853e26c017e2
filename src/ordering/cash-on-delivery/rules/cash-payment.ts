import { paymentMethod, paymentState } from '#ordering/orders/rules/order-state.ts'

/** The provider that the database names for payments in cash. */
export const cashProvider = 'cash_on_delivery' as const

/**
 * Each cash order has at most one payment in cash. As with every provider but Razorpay, its id follows the provider's
 * name.
 */
export const cashPaymentId = (orderId: number) => `${cashProvider}:${orderId}`

/** The columns of an order without a price, for which nothing is ever paid; its provider makes no calls. */
export const withoutPrice = {
  provider: cashProvider,
  payment_method: paymentMethod.none,
  payment_state: paymentState.nothingDue,
}
