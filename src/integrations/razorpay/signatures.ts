import { createHmac, timingSafeEqual } from 'node:crypto'

type Secrets = string | readonly string[]
type CheckoutPair = { orderId: string; paymentId: string }

const hmac = (secret: string, message: string | Uint8Array) =>
  createHmac('sha256', secret).update(message).digest('hex')

/** What the payment window hands to the shop's page: hex HMAC-SHA256 of `order|payment` under the key secret. */
export const signCheckout = ({ orderId, paymentId }: CheckoutPair, keySecret: string) =>
  hmac(keySecret, `${orderId}|${paymentId}`)

/**
 * Is the pair genuine? `orderId` is the one the shop stored, never the one the browser sent. Genuine does not
 * mean captured: the payment's status, order, amount and currency are still to be read from the provider.
 */
export const isCheckoutSigned = (pair: CheckoutPair, signature: string, keySecret: Secrets) =>
  matchesAny(`${pair.orderId}|${pair.paymentId}`, signature, keySecret)

/** The `X-Razorpay-Signature` of a webhook: hex HMAC-SHA256 of its body under the webhook secret. */
export const signWebhook = (body: string | Uint8Array, webhookSecret: string) => hmac(webhookSecret, body)

/** Checks the raw bytes as they came, before anything parses them. Several secrets are accepted during a rotation. */
export const isWebhookSigned = (body: string | Uint8Array, signature: string, webhookSecrets: Secrets) =>
  matchesAny(body, signature, webhookSecrets)

/** Every secret is tried, so that the time taken says nothing about which one matched. */
function matchesAny(message: string | Uint8Array, signature: string, secrets: Secrets) {
  const given = Buffer.from(signature)
  const matches = [secrets].flat().filter((secret) => {
    const expected = Buffer.from(hmac(secret, message))
    return expected.length === given.length && timingSafeEqual(expected, given)
  })
  return matches.length > 0
}
