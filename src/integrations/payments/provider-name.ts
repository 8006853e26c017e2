/** The payment providers by the names that the database stores. A name is never changed. */
export type ProviderName = 'razorpay' | 'cash_on_delivery' | 'declining'
