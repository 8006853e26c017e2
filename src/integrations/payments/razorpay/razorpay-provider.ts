import { toSafeText } from '#values/texts/safe-text.ts'
import type {
  NewProviderRefund,
  PaymentMode,
  PaymentProof,
  PaymentProvider,
  ProviderPage,
  ProviderPayment,
} from '../payment-provider.ts'
import { ProviderError } from '../provider-error.ts'
import { ensureOrder, type NewOrder } from './ensure-order.ts'
import { collectionSchema, order, payment, paymentList, refund } from './protocol.ts'
import { createWebhookReader } from './read-webhook.ts'
import { type Call, createSender, type Send, type SenderOptions } from './send.ts'
import { isCheckoutSigned } from './signatures.ts'

export type RazorpayOptions = SenderOptions & {
  webhookSecrets?: readonly string[]
  /** The URL of Razorpay's checkout script. */
  checkoutUrl?: string
  /** Payments are emulated. */
  pretend?: boolean
  /** Payments are real. */
  live?: boolean
  /** False until there are keys: then every call is refused without asking Razorpay. */
  configured?: boolean
  /** Keys that were replaced: payments begun with them are still verified, and read with them if need be. */
  previous?: readonly PreviousKeys[]
}

type PreviousKeys = { keyId: string; keySecret: string; webhookSecrets: readonly string[]; until: Date }

/** The events that the merchant selects for the webhook in Razorpay’s dashboard. */
const webhookEvents = [
  'payment.authorized',
  'payment.captured',
  'payment.failed',
  'order.paid',
  'refund.created',
  'refund.processed',
  'refund.failed',
]

const orders = collectionSchema(order)
const refunds = collectionSchema(refund)

/**
 * The provider captures payments automatically within this time of the attempt. Later ones stay authorised, for the
 * shop to capture or to let expire. Minutes; the provider's minimum is 12.
 */
const automaticExpiryMinutes = 60
const manualExpiryMinutes = 7200

/** A GET call, which may be repeated. */
const getCall = (path: string, query?: Call['query']): Call => ({
  method: 'GET',
  path,
  query,
  repeatable: true,
})
const segment = encodeURIComponent

/** Creates the adapter for Razorpay: calls with retries and a circuit breaker, signatures and webhooks. */
export function createRazorpayProvider(options: RazorpayOptions): PaymentProvider {
  const { keyId, checkoutUrl = '', now = Date.now } = options
  const sender = createSender(options)
  const earlier = (options.previous ?? []).map((keys) => ({
    ...keys,
    sender: createSender({ ...options, keyId: keys.keyId, keySecret: keys.keySecret }),
  }))
  const stillValid = () => earlier.filter(({ until }) => until.getTime() > now())
  // An empty secret would let anybody sign.
  const keySecrets = () => [options, ...stillValid()].map(({ keySecret }) => keySecret).filter(Boolean)
  const webhookSecrets = () => [options, ...stillValid()].flatMap((keys) => keys.webhookSecrets ?? [])
  const fixed = {
    name: 'razorpay',
    capabilities: {
      collectsOnline: true,
      refundsByCall: true,
      sendsWebhooks: true,
      listsPayments: true,
      mode: modeOf(options),
    },
    window: {
      checkoutUrl,
      key: keyId,
      origins: options.pretend ? [] : ['https://checkout.razorpay.com', 'https://api.razorpay.com'],
      telemetryOrigins: options.pretend ? [] : ['https://lumberjack.razorpay.com'],
    },
    readProof,
    isProofGenuine: ({ providerOrderId, paymentId, signature }: PaymentProof) =>
      isCheckoutSigned({ orderId: providerOrderId, paymentId }, signature, keySecrets()),
    webhookEvents,
    readWebhook: (request: Parameters<PaymentProvider['readWebhook']>[0]) =>
      createWebhookReader(webhookSecrets())(request),
    isSilent: sender.isSilent,
    lastContact: sender.lastContact,
  } as const
  const providerOf = (send: Send): PaymentProvider => ({
    ...fixed,
    ...createCalls(send),
    within: (seconds) => providerOf(sendWithin(seconds)),
  })
  /** What the current account does not know may belong to the one whose keys were replaced. */
  const sendWithin = (seconds?: number): Send => {
    if (options.configured === false) return refuseWithoutKeys
    const send = sender.within(seconds)
    return async (call, schema) => {
      try {
        return await send(call, schema)
      } catch (error) {
        if (!(error instanceof ProviderError) || error.kind !== 'not-found') throw error
        return await sendWithEarlier(stillValid(), error, (each) => each.sender.within(seconds)(call, schema))
      }
    }
  }
  return providerOf(sendWithin())
}

/** The first answer with earlier keys. @throws the error of the current keys if none has one */
async function sendWithEarlier<Keys, Answer>(
  earlier: readonly Keys[],
  notFound: ProviderError,
  send: (keys: Keys) => Promise<Answer>,
): Promise<Answer> {
  for (const keys of earlier) {
    try {
      return await send(keys)
    } catch (error) {
      // A refund may have taken effect, so an unclear answer is no reason to go on.
      if (!(error instanceof ProviderError) || !error.isRefusal) throw error
    }
  }
  throw notFound
}

const refuseWithoutKeys: Send = async () => {
  throw new ProviderError({
    provider: 'Razorpay',
    kind: 'keys-refused',
    code: 'NO_KEYS',
    description: 'the shop has no keys yet',
  })
}

function modeOf({ pretend, live, configured = true }: RazorpayOptions): PaymentMode {
  if (!configured) return 'none'
  if (pretend) return 'pretend'
  return live ? 'live' : 'test'
}

/** Reads the fields that Razorpay's checkout gives to the page, or posts as a form. */
function readProof(fields: Record<string, unknown>): PaymentProof | undefined {
  const text = (name: string) => toSafeText(String(fields[name] ?? ''))
  const paymentId = text('razorpay_payment_id')
  const providerOrderId = text('razorpay_order_id')
  if (!paymentId || !providerOrderId) return undefined
  return { provider: 'razorpay', paymentId, providerOrderId, signature: text('razorpay_signature') }
}

/** The calls of the adapter. @param send sends one call, with its retries */
function createCalls(send: Send) {
  /** Not retried after a lost answer, because that could create two orders: see `ensureOrder`. */
  const createOrder = ({ receipt, amount_paise, notes }: NewOrder) =>
    send(
      {
        method: 'POST',
        path: '/v1/orders',
        body: orderBody(receipt, amount_paise, notes),
        repeatable: false,
      },
      order,
    )

  /**
   * The oldest order with exactly this receipt; undefined if there is none. The provider's own filter may match more
   * orders.
   */
  async function findOrderByReceipt(receipt: string) {
    const found = await send(getCall('/v1/orders', { receipt, count: 100 }), orders)
    return found.items
      .filter((item) => item.receipt === receipt)
      .sort((a, b) => a.created_at.getTime() - b.created_at.getTime())[0]
  }

  const fetchPayment = (id: string) => send(getCall(`/v1/payments/${segment(id)}`), payment)

  /**
   * Captures the whole authorised amount. Idempotent: the provider refuses a second capture, and then the re-read
   * payment shows that it is captured.
   */
  async function capturePayment(
    id: string,
    { amount_paise }: { amount_paise: number },
  ): Promise<ProviderPayment> {
    const body = { amount: amount_paise, currency: 'INR' }
    const path = `/v1/payments/${segment(id)}/capture`
    try {
      return await send({ method: 'POST', path, body, repeatable: true }, payment)
    } catch (error) {
      if (!(error instanceof ProviderError) || !error.isRefusal) throw error
      const now = await fetchPayment(id)
      if (now.status === 'captured' && now.amount_paise === amount_paise) return now
      throw error
    }
  }

  /**
   * Refunds a payment, fully without an amount. Requests with the same idempotency key make one refund. The key must
   * have at least 10 of letters, digits, `-` and `_`.
   */
  const refundPayment = (id: string, { amount_paise, idempotencyKey, notes, receipt }: NewProviderRefund) =>
    send(
      {
        method: 'POST',
        path: `/v1/payments/${segment(id)}/refund`,
        body: { amount: amount_paise, speed: 'normal', notes, receipt },
        headers: { 'x-refund-idempotency': idempotencyKey },
        repeatable: true,
      },
      refund,
    )

  return {
    ensureOrder: (newOrder) => ensureOrder({ createOrder, findOrderByReceipt }, newOrder),
    fetchOrder: (id) => send(getCall(`/v1/orders/${segment(id)}`), order),
    listOrderPayments: (id) =>
      send(getCall(`/v1/orders/${segment(id)}/payments`, { count: 100 }), paymentList),
    fetchPayment,
    capturePayment,
    refundPayment,
    fetchRefund: (id) => send(getCall(`/v1/refunds/${segment(id)}`), refund),
    listPaymentRefunds: async (id) =>
      (await send(getCall(`/v1/payments/${segment(id)}/refunds`, { count: 100 }), refunds)).items,
    listRefunds: async (page) => (await send(getCall('/v1/refunds', pageQuery(page)), refunds)).items,
    listPayments: (page) => send(getCall('/v1/payments', pageQuery(page)), paymentList),
  } satisfies Partial<PaymentProvider>
}

const pageQuery = ({ from, to, count = 100, skip = 0 }: ProviderPage) => ({
  from: unixSeconds(from),
  to: unixSeconds(to),
  count,
  skip,
})
const unixSeconds = (date: Date) => Math.floor(date.getTime() / 1000)

/** The body of the call that creates an order. @param amount in paise */
const orderBody = (receipt: string, amount: number, notes: Record<string, string> = {}) => ({
  amount,
  currency: 'INR',
  receipt,
  notes,
  payment: {
    capture: 'automatic',
    capture_options: {
      automatic_expiry_period: automaticExpiryMinutes,
      manual_expiry_period: manualExpiryMinutes,
      refund_speed: 'normal',
    },
  },
})
