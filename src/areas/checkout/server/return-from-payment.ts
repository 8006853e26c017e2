import type { Parts } from '../../../parts.ts'
import { verifyPayment } from './verify-payment.ts'

/**
 * Where a shopper goes on after the provider's form post, which in-app browsers use because they cannot keep a window
 * open. It comes from another site and so without the login: the signature alone says which order it is about.
 * @param claimed the order the address names; only a page of its owner opens for it
 */
export async function returnFromPayment(parts: Parts, form: URLSearchParams, claimed: number | undefined) {
  const proof = {
    paymentId: form.get('razorpay_payment_id') ?? '',
    providerOrderId: form.get('razorpay_order_id') ?? '',
    signature: form.get('razorpay_signature') ?? '',
  }
  if (!proof.paymentId || !proof.providerOrderId) return claimed ? statusPage(claimed) : '/cart'
  const verified = await verifyPayment(parts, { providerOrderId: proof.providerOrderId }, proof)
  if (verified.ok && verified.state.state === 'received') return '/orderSuccess'
  const orderId = (verified.ok ? verified.order.id : verified.orderId) ?? claimed
  return orderId ? statusPage(orderId) : '/cart'
}

const statusPage = (orderId: number) => `/orders/${orderId}/payment`
