import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type {
  PaymentProof,
  PaymentProvider,
  ProviderOrder,
  ProviderPage,
  ProviderPayment,
} from '#integrations/payments/payment-provider.ts'
import { ProviderError, type ProviderErrorKind } from '#integrations/payments/provider-error.ts'

/**
 * Creates the adapter of a provider that declines every payment. It keeps its orders in memory and calls nobody, so it
 * shows what the port needs at least, and lets a test run a shop in which nobody can pay.
 * @returns the adapter, and `attempt`: a shopper tries to pay an order and is declined
 */
export function createDecliningProvider(now = () => new Date()) {
  const orders = new Map<string, ProviderOrder>()
  const payments: ProviderPayment[] = []
  const secret = randomBytes(32)

  const orderOf = (id: string) => orders.get(id) ?? fail('not-found', `there is no order ${id}`)
  const paymentOf = (id: string) =>
    payments.find((payment) => payment.id === id) ?? fail('not-found', `there is no payment ${id}`)
  const sign = ({ providerOrderId, paymentId }: Pick<PaymentProof, 'providerOrderId' | 'paymentId'>) =>
    createHmac('sha256', secret).update(`${providerOrderId}|${paymentId}`).digest('hex')

  const adapter: PaymentProvider = {
    name: 'declining',
    capabilities: {
      collectsOnline: true,
      refundsByCall: true,
      sendsWebhooks: false,
      listsPayments: true,
      mode: 'pretend',
    },
    window: { checkoutUrl: '/declining.js', key: 'declining', origins: [], telemetryOrigins: [] },
    async ensureOrder({ receipt, amount_paise, notes = {} }) {
      const found = [...orders.values()].find((order) => order.receipt === receipt)
      if (found && found.amount_paise !== amount_paise) fail('refused', `receipt ${receipt} is in use`)
      const order = found ?? {
        id: `order_${orders.size + 1}`,
        amount_paise,
        currency: 'INR',
        receipt,
        notes,
        created_at: now(),
      }
      orders.set(order.id, order)
      return order
    },
    fetchOrder: async (id) => orderOf(id),
    listOrderPayments: async (id) => {
      const order = orderOf(id)
      const ofOrder = payments.filter((payment) => payment.provider_order_id === order.id)
      return { payments: ofOrder.reverse(), unreadable: [] }
    },
    fetchPayment: async (id) => paymentOf(id),
    capturePayment: async (id) => fail('refused', `payment ${paymentOf(id).id} was declined`),
    refundPayment: async (id) => fail('refused', `payment ${paymentOf(id).id} was declined`),
    fetchRefund: async (id) => fail('not-found', `there is no refund ${id}`),
    listPaymentRefunds: async (id) => {
      paymentOf(id)
      return []
    },
    listPayments: async (page) => ({ payments: pageOf(payments.toReversed(), page), unreadable: [] }),
    listRefunds: async () => [],
    readProof: ({ declined_order, declined_payment, signature }) =>
      typeof declined_order === 'string' && typeof declined_payment === 'string'
        ? {
            provider: 'declining',
            providerOrderId: declined_order,
            paymentId: declined_payment,
            signature: String(signature),
          }
        : undefined,
    isProofGenuine(proof) {
      const [given, expected] = [Buffer.from(proof.signature), Buffer.from(sign(proof))]
      return given.length === expected.length && timingSafeEqual(given, expected)
    },
    readWebhook: () => ({ ok: false, eventId: undefined }),
    within: () => adapter,
    isSilent: () => false,
    lastContact: () => ({ answeredAt: undefined, silentSince: undefined, refusesKeys: false }),
  }

  const attempt = (providerOrderId: string) => {
    const paymentId = `pay_${payments.length + 1}`
    payments.push({
      provider: 'declining',
      id: paymentId,
      provider_order_id: providerOrderId,
      amount_paise: orderOf(providerOrderId).amount_paise,
      currency: 'INR',
      status: 'failed',
      captured: false,
      refunded_paise: 0,
      method: 'card',
      contact: null,
      created_at: now(),
    })
    const signature = sign({ providerOrderId, paymentId })
    return { declined_order: providerOrderId, declined_payment: paymentId, signature }
  }
  return { adapter, attempt }
}

const pageOf = (payments: ProviderPayment[], { from, to, count = 100, skip = 0 }: ProviderPage) =>
  payments.filter(({ created_at }) => from <= created_at && created_at <= to).slice(skip, skip + count)

function fail(kind: ProviderErrorKind, description: string): never {
  throw new ProviderError({ provider: 'Declining', kind, code: 'DECLINED', description })
}
