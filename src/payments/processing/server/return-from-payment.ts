import { orderLinkPath } from '#ordering/buyers/rules/order-link-path.ts'
import type { Parts } from '#parts.ts'
import { verifyPayment } from './verify-payment.ts'

/**
 * Verifies the provider's form post, which in-app browsers use because they cannot keep a window open. The post is
 * cross-site and so has no session: only the signature proves which order it is about.
 * @param claimed the order in the URL, whose page opens only for its owner, and the key of a guest's link
 * @returns the path of the page to redirect to
 */
export async function returnFromPayment(
  parts: Parts,
  form: URLSearchParams,
  claimed: { order_id?: number | undefined; key?: string | undefined },
) {
  const proof = parts.payments.readProof(Object.fromEntries(form))
  if (!proof) return paymentPagePath(claimed.order_id, claimed.key)
  const verified = await verifyPayment(parts, proof)
  if (verified.ok && verified.state.state === 'received' && claimed.key === undefined) return '/orderSuccess'
  // Without a valid signature the redirect reveals only what the URL claimed: neither whose order it is nor whether
  // it exists.
  return paymentPagePath(verified.ok ? verified.order.id : claimed.order_id, claimed.key)
}

/** The page of a payment: a guest's order page, otherwise the customer's; without an order, the cart. */
function paymentPagePath(orderId: number | undefined, key: string | undefined) {
  if (key !== undefined) return orderLinkPath(key)
  return orderId ? `/orders/${orderId}/payment` : '/cart'
}
