/**
 * The region of every shop: rupees, and India's time zone. Not a store setting, because the provider, the law and the
 * books depend on it.
 */
export const region = { currency: 'INR', timeZone: 'Asia/Kolkata' } as const
