import { createHmac, timingSafeEqual } from 'node:crypto'

type Secrets = string | readonly string[]
type CheckoutPair = { orderId: string; paymentId: string }

const hmac = (secret: string, message: string | Uint8Array) =>
  createHmac('sha256', secret).update(message).digest('hex')

/**
 * Verifies the signature that the payment window gave to the shop's page: the hex HMAC-SHA256 of `order|payment` with
 * the key secret. `orderId` must be the stored one, never the browser's. A valid signature does not mean captured:
 * status, order, amount and currency must still be read from the provider.
 */
export const isCheckoutSigned = (pair: CheckoutPair, signature: string, keySecret: Secrets) =>
  matchesAny(`${pair.orderId}|${pair.paymentId}`, signature, keySecret)

/**
 * Verifies a webhook's `X-Razorpay-Signature`: the hex HMAC-SHA256 of the raw, unparsed body with the webhook secret.
 * Several secrets are accepted during a rotation.
 */
export const isWebhookSigned = (body: string | Uint8Array, signature: string, webhookSecrets: Secrets) =>
  matchesAny(body, signature, webhookSecrets)

/**
 * Whether the signature was made with one of the secrets. Compares with every one, so that timing does not reveal which
 * one matched.
 */
function matchesAny(message: string | Uint8Array, signature: string, secrets: Secrets) {
  const given = Buffer.from(signature)
  const matches = [secrets].flat().filter((secret) => {
    const expected = Buffer.from(hmac(secret, message))
    return expected.length === given.length && timingSafeEqual(expected, given)
  })
  return matches.length > 0
}
