import type { PaymentProvider, ProviderOrder } from '../payment-provider.ts'
import { ProviderError } from '../provider-error.ts'

/**
 * Creates the adapter for cash on delivery, which collects nothing online: the shop records the payment when the courier
 * hands over the cash, and the merchant refunds by other means. It calls nobody, so it is never silent.
 */
export function createCashOnDelivery(now = () => new Date()): PaymentProvider {
  const provider: PaymentProvider = {
    name: 'cash_on_delivery',
    capabilities: {
      collectsOnline: false,
      refundsByCall: false,
      sendsWebhooks: false,
      listsPayments: false,
      mode: 'live',
    },
    // The order's id follows from its receipt, so that the same receipt always means the same order.
    ensureOrder: async ({ receipt, amount_paise, notes = {} }): Promise<ProviderOrder> => ({
      id: `cod_${receipt}`,
      amount_paise,
      currency: 'INR',
      receipt,
      notes,
      created_at: now(),
    }),
    listOrderPayments: async () => ({ payments: [], unreadable: [] }),
    listPaymentRefunds: async () => [],
    listPayments: async () => ({ payments: [], unreadable: [] }),
    listRefunds: async () => [],
    fetchOrder: () => unsupported('orders are stored only in the shop'),
    fetchPayment: () => unsupported('payments are stored only in the shop'),
    capturePayment: () => unsupported('there is nothing to capture'),
    refundPayment: () => unsupported('the merchant refunds cash by other means'),
    fetchRefund: () => unsupported('refunds are stored only in the shop'),
    readProof: () => undefined,
    isProofGenuine: () => false,
    readWebhook: () => ({ ok: false, eventId: undefined }),
    within: () => provider,
    isSilent: () => false,
    lastContact: () => ({ answeredAt: undefined, silentSince: undefined, refusesKeys: false }),
  }
  return provider
}

const unsupported = (description: string) =>
  Promise.reject(
    new ProviderError({
      provider: 'Cash on delivery',
      kind: 'unsupported',
      code: 'UNSUPPORTED',
      description,
    }),
  )
