import { ensureOrder, type NewOrder } from './ensure-order.ts'
import { collectionSchema, order, payment, paymentList, type RazorpayPayment, refund } from './protocol.ts'
import { RazorpayError } from './razorpay-error.ts'
import { type Call, createSender, type Send, type SenderOptions } from './send.ts'

export type RazorpayClient = ReturnType<typeof createCalls> & {
  /** The same calls with a deadline: all of them together take at most this long, retries included. */
  within(seconds: number): RazorpayClient
  /** Whether the circuit breaker is open. */
  isSilent(): boolean
  /**
   * What this process knows without a call: when the provider last answered, since when it has not (milliseconds of
   * the client's clock), and whether it refused the keys.
   */
  lastContact(): { answeredAt: number | undefined; silentSince: number | undefined; refusesKeys: boolean }
}

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

/**
 * Creates a client for Razorpay's server calls that the shop uses. Amounts are integer paise, times Unix seconds. Every
 * call resolves to the provider's entity or throws a `RazorpayError`, whose `kind` tells the caller what to do.
 */
export function createRazorpayClient(options: SenderOptions): RazorpayClient {
  const sender = createSender(options)
  const clientOf = (send: Send): RazorpayClient => ({
    ...createCalls(send),
    within: (seconds) => clientOf(sender.within(seconds)),
    isSilent: sender.isSilent,
    lastContact: sender.lastContact,
  })
  return clientOf(sender.within())
}

/** The calls of the client. @param send sends one call, with its retries */
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
      .sort((a, b) => a.created_at - b.created_at)[0]
  }

  const fetchPayment = (id: string) => send(getCall(`/v1/payments/${segment(id)}`), payment)

  /**
   * Captures the whole authorised amount. Idempotent: the provider refuses a second capture, and then the re-read
   * payment shows that it is captured.
   */
  async function capturePayment(
    id: string,
    { amount_paise }: { amount_paise: number },
  ): Promise<RazorpayPayment> {
    const body = { amount: amount_paise, currency: 'INR' }
    const path = `/v1/payments/${segment(id)}/capture`
    try {
      return await send({ method: 'POST', path, body, repeatable: true }, payment)
    } catch (error) {
      if (!(error instanceof RazorpayError) || error.kind !== 'refused') throw error
      const now = await fetchPayment(id)
      if (now.status === 'captured' && now.amount === amount_paise) return now
      throw error
    }
  }

  /**
   * Refunds a payment, fully without an amount. Requests with the same idempotency key make one refund. The key must
   * have at least 10 of letters, digits, `-` and `_`.
   */
  const refundPayment = (id: string, { amount_paise, idempotencyKey, notes, receipt }: NewRefund) =>
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
    createOrder,
    findOrderByReceipt,
    ensureOrder: (newOrder: NewOrder & { searchFirst?: boolean }) =>
      ensureOrder({ createOrder, findOrderByReceipt }, newOrder),
    fetchOrder: (id: string) => send(getCall(`/v1/orders/${segment(id)}`), order),
    /** All attempts for an order, newest first. */
    listOrderPayments: (id: string) =>
      send(getCall(`/v1/orders/${segment(id)}/payments`, { count: 100 }), paymentList),
    fetchPayment,
    capturePayment,
    refundPayment,
    fetchRefund: (id: string) => send(getCall(`/v1/refunds/${segment(id)}`), refund),
    listPaymentRefunds: async (id: string) =>
      (await send(getCall(`/v1/payments/${segment(id)}/refunds`, { count: 100 }), refunds)).items,
    /** One page of the account's refunds created from `from` to `to` (inclusive), newest first; at most 100. */
    listRefunds: async ({ from, to, count = 100, skip = 0 }: PaymentsPage) =>
      (await send(getCall('/v1/refunds', { from, to, count, skip }), refunds)).items,
    /** One page of the account's payments created from `from` to `to` (inclusive), newest first; at most 100. */
    listPayments: ({ from, to, count = 100, skip = 0 }: PaymentsPage) =>
      send(getCall('/v1/payments', { from, to, count, skip }), paymentList),
  }
}

type NewRefund = {
  amount_paise?: number
  idempotencyKey: string
  notes?: Record<string, string>
  receipt?: string
}
type PaymentsPage = { from: number; to: number; count?: number; skip?: number }

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
