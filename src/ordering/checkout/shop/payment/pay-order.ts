import { ApiError, callApi } from '#browser/call-api.ts'
import type { Cart } from '#ordering/cart/contract.ts'
import { lineTotal } from '#ordering/cart/shop/cart-totals.ts'
import { variantParams } from '#ordering/cart/shop/variant-params.ts'
import { paymentMethod } from '#ordering/orders/rules/order-state.ts'
import type { checkoutEndpoints, PaymentOrder, PaymentState } from '../../contract.ts'
import { loadCheckoutScript, openPaymentWindow, type PaymentWindowResult } from './razorpay-window.ts'

/** The current step of a payment. */
export type PaymentStage =
  | 'idle'
  | 'placing'
  | 'ordering'
  | 'opening'
  | 'waiting'
  | 'open'
  | 'checking'
  | 'closing'
  | 'unchecked'

/**
 * How an attempt to pay ended. `unsettled`: the order's payment page tracks it. `dismissed`: the order was cancelled.
 * `still-unpaid`: it stays on this page, to be paid or cancelled. `left`: the page was left.
 * `ordered`: the order will be paid in cash.
 */
export type PaymentOutcome = 'received' | 'ordered' | 'unsettled' | 'dismissed' | 'still-unpaid' | 'left'

type PaymentCallbacks = {
  onStage: (stage: PaymentStage) => void
  onFailed: (reason: string) => void
  signal: AbortSignal
}

/** The calls to pay one order: of a customer, or of a guest by the key of its link. */
export type OrderCalls = {
  start: () => Promise<PaymentOrder>
  verify: (answer: AnsweredWindow) => Promise<{ state: PaymentState['state'] }>
  cancel: () => Promise<unknown>
}
type AnsweredWindow = Extract<PaymentWindowResult, { end: 'answered' }>['answer']

/** The delivery address on the shopper's screen. */
type AddressChoice = { addressId: number | undefined }

const api = callApi<typeof checkoutEndpoints>()

/** The calls to pay a customer's order, to the address on the screen. */
export const callsOfCustomer = (orderId: number, { addressId }: Partial<AddressChoice> = {}): OrderCalls => ({
  start: () => api('POST /payment/initiate', { body: { order_id: orderId, address_id: addressId } }),
  verify: (answer) => api('POST /payment/verify', { body: { order_id: orderId, ...answer } }),
  cancel: () => api('DELETE /orders/{id}', { params: { id: orderId } }),
})

/** The lines of the cart as displayed, for placing an order. */
export const displayedLines = (cart: Cart) =>
  cart.cartItems.map((line) => {
    const { product_id, quantity, size } = line
    return { product_id, quantity, size, ...variantParams(line), subtotal: lineTotal(line) }
  })

/**
 * Orders the cart as displayed; if it has changed since, the server refuses and returns the current cart (decision
 * B11).
 * @returns the id of the order
 */
export async function placeOrder(
  cart: Cart,
  { total, addressId, inCash = false }: { total: number; inCash?: boolean } & AddressChoice,
) {
  const payment_method = inCash ? paymentMethod.cashOnDelivery : paymentMethod.online
  const body = { items: displayedLines(cart), total_price: total, address_id: addressId, payment_method }
  const order = await api('POST /orders/add', { body })
  return order.id
}

/**
 * Opens the payment window of an order and handles its result (specification §4): a payment is verified, and a window
 * that the shopper closes cancels the order.
 * @throws ApiError, ScriptLoadError, PaymentStepError; the order stays and can be paid later
 */
export async function payOrder(
  calls: OrderCalls,
  { onStage, onFailed, signal }: PaymentCallbacks,
): Promise<PaymentOutcome> {
  onStage('opening')
  const paymentOrder = await startPayment(calls, () => onStage('waiting'))
  await loadCheckoutScript(paymentOrder.checkout_url)
  if (signal.aborted) return 'left'
  onStage('open')
  preloadSuccessPage()
  const ended = await openPaymentWindow(paymentOrder, { onFailed, signal })
  if (ended.end === 'left') return 'left'
  if (ended.end === 'back') return 'still-unpaid'
  if (ended.end === 'answered') {
    onStage('checking')
    return sendPaymentProof(calls, ended.answer)
  }
  onStage('closing')
  return cancelOrder(calls)
}

/** Preloads the success page, so that it can be shown even if the network fails during the payment. */
const preloadSuccessPage = () => void import('../order-success-page.tsx').catch(() => {})

/** Delays of the retries if the provider is slow to create its payment order; each answer takes seconds. */
const startRetryDelaysMs = [2000, 4000, 8000]

async function startPayment({ start }: OrderCalls, onSlow: () => void) {
  for (const pause of startRetryDelaysMs) {
    try {
      return await start()
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'PAYMENT_UNAVAILABLE') throw error
      onSlow()
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
  return start()
}

/**
 * Cancels the order. If the server refuses because it was paid after all (decision B7), the outcome is `unsettled`.
 * @throws PaymentStepError
 */
export async function cancelOrder({ cancel }: OrderCalls): Promise<PaymentOutcome> {
  try {
    await cancel()
    return 'dismissed'
  } catch (error) {
    if (error instanceof ApiError && error.status === 409) return 'unsettled'
    throw new PaymentStepError('cancel', error)
  }
}

/** Verification is idempotent, so it is retried after network errors. */
const verifyRetryDelaysMs = [1000, 3000, 6000]

/** Sends what the payment window returned to the server. @throws PaymentStepError if it cannot be verified */
async function sendPaymentProof({ verify }: OrderCalls, answer: AnsweredWindow): Promise<PaymentOutcome> {
  for (const pause of [...verifyRetryDelaysMs, undefined]) {
    try {
      const { state } = await verify(answer)
      return state === 'received' ? state : 'unsettled'
    } catch (error) {
      const isTransient = error instanceof ApiError && (error.status === 0 || error.status >= 500)
      if (!isTransient || pause === undefined) throw new PaymentStepError('verify', error)
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
  return 'unsettled'
}

/** A step after the payment window failed; the message depends on the step (specification §8). */
export class PaymentStepError extends Error {
  readonly step: 'verify' | 'cancel'
  readonly reason: unknown

  constructor(step: 'verify' | 'cancel', reason: unknown) {
    super(step)
    this.step = step
    this.reason = reason
  }
}
