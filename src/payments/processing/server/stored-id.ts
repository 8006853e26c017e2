import type { ProviderName } from '#integrations/payments/provider-name.ts'

/**
 * The id under which the shop stores a provider's payment or webhook event. The same id at two providers gives two
 * stored ids. Razorpay's ids are stored unchanged, as they were before the shop knew other providers (migration 0198).
 */
export const storedIdOf = ({ provider, id }: { provider: ProviderName; id: string }) =>
  provider === 'razorpay' ? id : `${provider}:${id}`
