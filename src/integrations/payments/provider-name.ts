/** The payment providers by the names that the database stores. A name is never changed. */
export const providerNames = ['razorpay', 'cash_on_delivery', 'declining'] as const
export type ProviderName = (typeof providerNames)[number]
