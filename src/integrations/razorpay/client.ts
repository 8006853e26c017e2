import { ensureOrder, type NewOrder } from './ensure-order.ts'
import { collectionOf, order, payment, type RazorpayPayment, refund } from './protocol.ts'
import { RazorpayError } from './razorpay-error.ts'
import { type Call, createSender, type SenderOptions } from './send.ts'

export type RazorpayClient = ReturnType<typeof createRazorpayClient>

const orders = collectionOf(order)
const payments = collectionOf(payment)
const refunds = collectionOf(refund)

/**
 * Money that arrives within this time of the attempt is captured by the provider alone; later money stays
 * authorised, for the shop to capture or to let go back by itself. Minutes; 12 is the provider's least.
 */
const automaticExpiryMinutes = 60
const manualExpiryMinutes = 7200

const get = (path: string, query?: Call['query']): Call => ({ method: 'GET', path, query, repeatable: true })
const segment = encodeURIComponent

/**
 * Razorpay's server calls that the shop uses. Amounts are integer paise, times Unix seconds.
 * Every call resolves to the provider's entity or throws a `RazorpayError`, whose `kind` tells the caller what to do.
 */
export function createRazorpayClient(options: SenderOptions) {
  const send = createSender(options)

  /** Not repeated after a lost answer, for that could make two orders: see `ensureOrder`. */
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

  /** The oldest order with exactly this receipt. The provider's own filter may match more loosely. */
  async function findOrderByReceipt(receipt: string) {
    const found = await send(get('/v1/orders', { receipt, count: 100 }), orders)
    return found.items
      .filter((item) => item.receipt === receipt)
      .sort((a, b) => a.created_at - b.created_at)[0]
  }

  const fetchPayment = (id: string) => send(get(`/v1/payments/${segment(id)}`), payment)

  /**
   * Takes the whole authorised amount. Success also when it was taken before, whoever did it: the provider
   * refuses a second capture, and re-reading tells.
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
   * Gives money back; without an amount all of it. The same key with the same request is one refund however
   * often it is sent. The key is 10 or more of letters, digits, `-` and `_`.
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
    ensureOrder: (wanted: NewOrder & { lookFirst?: boolean }) =>
      ensureOrder({ createOrder, findOrderByReceipt }, wanted),
    fetchOrder: (id: string) => send(get(`/v1/orders/${segment(id)}`), order),
    /** Every attempt on an order, newest first. */
    listOrderPayments: async (id: string) =>
      (await send(get(`/v1/orders/${segment(id)}/payments`, { count: 100 }), payments)).items,
    fetchPayment,
    capturePayment,
    refundPayment,
    fetchRefund: (id: string) => send(get(`/v1/refunds/${segment(id)}`), refund),
    listPaymentRefunds: async (id: string) =>
      (await send(get(`/v1/payments/${segment(id)}/refunds`, { count: 100 }), refunds)).items,
    /** One page of the account's payments made from `from` to `to`, both included, newest first; at most 100. */
    listPayments: async ({ from, to, count = 100, skip = 0 }: PaymentsPage) =>
      (await send(get('/v1/payments', { from, to, count, skip }), payments)).items,
  }
}

type NewRefund = {
  amount_paise?: number
  idempotencyKey: string
  notes?: Record<string, string>
  receipt?: string
}
type PaymentsPage = { from: number; to: number; count?: number; skip?: number }

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
