/**
 * What this shop is made for, whoever its merchant is: rupees, and days as they begin in India. Not among the merchant's
 * facts, for the provider, the law and the books stand on it.
 */
export const region = { currency: 'INR', timeZone: 'Asia/Kolkata' } as const
