import type { PaymentProof, PaymentProvider, PaymentWindow, WebhookReading } from './payment-provider.ts'
import type { ProviderName } from './provider-name.ts'

type OnlineProvider = PaymentProvider & { window: PaymentWindow }

/** The payment providers that the shop knows, by name. */
export type PaymentProviders = {
  /** The provider that collects new online payments. */
  online: OnlineProvider
  all: readonly PaymentProvider[]
  /** @throws Error if the shop was started without this provider */
  get(name: ProviderName): PaymentProvider
  /** Reads what a payment window returned, of whichever provider it is; undefined if it is of none. */
  readProof(fields: Record<string, unknown>): PaymentProof | undefined
  /** Reads a webhook of whichever provider signed it. */
  readWebhook(request: Parameters<PaymentProvider['readWebhook']>[0]): WebhookReading
  /** The same providers with a deadline, which starts now. */
  within(seconds: number): PaymentProviders
}

/**
 * Selects among payment providers. The first one that collects online takes new payments; the others still answer for
 * their earlier orders.
 * @throws Error if none collects online
 */
export function createPaymentProviders(all: readonly PaymentProvider[]): PaymentProviders {
  const online = all.find(isOnline)
  if (!online) throw new Error('No payment provider collects online.')
  return {
    online,
    all,
    get(name) {
      const provider = all.find((each) => each.name === name)
      if (!provider) throw new Error(`There is no payment provider ${name}.`)
      return provider
    },
    readProof(fields) {
      for (const provider of all) {
        const proof = provider.readProof(fields)
        if (proof) return proof
      }
      return undefined
    },
    readWebhook(request) {
      let refused: WebhookReading = { ok: false, eventId: undefined }
      for (const provider of all) {
        if (!provider.capabilities.sendsWebhooks) continue
        const reading = provider.readWebhook(request)
        if (reading.ok) return reading
        refused = reading
      }
      return refused
    },
    within: (seconds) => createPaymentProviders(all.map((provider) => provider.within(seconds))),
  }
}

/** Payment providers that are made anew when their keys change: each use goes to the current ones. */
export const currentPaymentProviders = (current: () => PaymentProviders): PaymentProviders => ({
  get online() {
    return current().online
  },
  get all() {
    return current().all
  },
  get: (name) => current().get(name),
  readProof: (fields) => current().readProof(fields),
  readWebhook: (request) => current().readWebhook(request),
  within: (seconds) => current().within(seconds),
})

const isOnline = (provider: PaymentProvider): provider is OnlineProvider =>
  provider.capabilities.collectsOnline && provider.window !== undefined
