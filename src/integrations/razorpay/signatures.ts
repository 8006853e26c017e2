import { createHmac, timingSafeEqual } from 'node:crypto'

type Secrets = string | readonly string[]
type CheckoutPair = { orderId: string; paymentId: string }

const hmac = (secret: string, message: string | Uint8Array) =>
  createHmac('sha256', secret).update(message).digest('hex')

/**
 * Is the pair genuine that the payment window handed to the shop's page? Its signature is the hex HMAC-SHA256 of
 * `order|payment` under the key secret. `orderId` is the one the shop stored, never the one the browser sent. Genuine does not
 * mean captured: the payment's status, order, amount and currency are still to be read from the provider.
 */
export const isCheckoutSigned = (pair: CheckoutPair, signature: string, keySecret: Secrets) =>
  matchesAny(`${pair.orderId}|${pair.paymentId}`, signature, keySecret)

/**
 * Checks a webhook's `X-Razorpay-Signature`, the hex HMAC-SHA256 of its body under the webhook secret: of the raw bytes
 * as they came, before anything parses them. Several secrets are accepted during a rotation.
 */
export const isWebhookSigned = (body: string | Uint8Array, signature: string, webhookSecrets: Secrets) =>
  matchesAny(body, signature, webhookSecrets)

/** Compares with every secret, so that timing does not tell which one matched. */
function matchesAny(message: string | Uint8Array, signature: string, secrets: Secrets) {
  const given = Buffer.from(signature)
  const matches = [secrets].flat().filter((secret) => {
    const expected = Buffer.from(hmac(secret, message))
    return expected.length === given.length && timingSafeEqual(expected, given)
  })
  return matches.length > 0
}
