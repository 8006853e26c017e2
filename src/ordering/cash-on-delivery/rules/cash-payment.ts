/** Each cash order has at most one payment in cash. Its id cannot be one of the provider's, which begin with `pay_`. */
export const cashPaymentId = (orderId: number) => `cash-${orderId}`

/** Whether a payment was made in cash, so that the provider knows nothing of it. */
export const isCashPayment = (paymentId: string) => paymentId.startsWith('cash-')
