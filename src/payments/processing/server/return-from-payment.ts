import type { Parts } from '#parts.ts'
import { verifyPayment } from './verify-payment.ts'

/**
 * Verifies the provider's form post, which in-app browsers use because they cannot keep a window open. The post is
 * cross-site and so has no session: only the signature proves which order it is about.
 * @param claimedOrderId the order in the URL; its page opens only for its owner
 * @returns the path of the page to redirect to
 */
export async function returnFromPayment(
  parts: Parts,
  form: URLSearchParams,
  claimedOrderId: number | undefined,
) {
  const proof = parts.payments.readProof(Object.fromEntries(form))
  if (!proof) return claimedOrderId ? paymentPagePath(claimedOrderId) : '/cart'
  const verified = await verifyPayment(parts, proof)
  if (verified.ok && verified.state.state === 'received') return '/orderSuccess'
  // Without a valid signature the redirect reveals only what the URL claimed: neither whose order it is nor whether
  // it exists.
  const orderId = verified.ok ? verified.order.id : claimedOrderId
  return orderId ? paymentPagePath(orderId) : '/cart'
}

const paymentPagePath = (orderId: number) => `/orders/${orderId}/payment`
