/** The provider that the database names for payments in cash. */
export const cashProvider = 'cash_on_delivery' as const

/**
 * Each cash order has at most one payment in cash. As with every provider but Razorpay, its id follows the provider's
 * name.
 */
export const cashPaymentId = (orderId: number) => `${cashProvider}:${orderId}`
