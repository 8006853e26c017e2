/** The provider that the database names for payments in cash. */
export const cashProvider = 'cash_on_delivery'

/**
 * Each cash order has at most one payment in cash. As with every provider but Razorpay, its id follows the provider's
 * name.
 */
export const cashPaymentId = (orderId: number) => `${cashProvider}:${orderId}`

/** Whether a payment was made in cash, so that no provider can refund it. */
export const isCashPayment = (paymentId: string) => paymentId.startsWith(`${cashProvider}:`)
