import type { Parts } from '#parts.ts'

/**
 * How long one request of a shopper may wait for the provider, over all its calls. A page that shows "being
 * confirmed" and polls is better than one that hangs.
 */
export const providerDeadlineSeconds = 6

/** The same parts with a deadline on all calls to the provider. The deadline starts now. */
export const withProviderDeadline = (parts: Parts): Parts => ({
  ...parts,
  payments: parts.payments.within(providerDeadlineSeconds),
})
