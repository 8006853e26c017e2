import type { PaymentProvider } from '#integrations/payments/payment-provider.ts'

/** A provider to test: its adapter, and what only the other side can do. */
export type ProviderUnderTest = {
  adapter: PaymentProvider
  now: () => Date
  /**
   * A shopper tries to pay an order in the payment window.
   * @returns the fields that the window gives to the page; absent for a provider without a window
   */
  attempt?: (providerOrderId: string) => Record<string, string>
  /** A webhook with this body, signed by the provider; absent if it sends none. */
  signedWebhook?: (body: string) => { headers: Record<string, string>; body: Buffer }
  /** The bodies of the webhooks that the provider has sent. */
  sentWebhooks?: () => Promise<string[]>
  /** The adapter while the provider fails in these ways; absent for a provider that is never called. */
  failing?: Record<'unreachable' | 'slow' | 'refusingKeys' | 'busy', () => PaymentProvider>
}
