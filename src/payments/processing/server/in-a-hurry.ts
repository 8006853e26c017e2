import type { Parts } from '#parts.ts'

/**
 * How long a shopper's call waits for the provider, all its questions together: a page that says how things stand and
 * goes on asking is better than one that says nothing.
 */
export const shopperWaitsSeconds = 6

/** The same shop for one call of a shopper, whose time for the provider begins now. */
export const inAHurry = (parts: Parts): Parts => ({
  ...parts,
  razorpay: parts.razorpay.within(shopperWaitsSeconds),
})
