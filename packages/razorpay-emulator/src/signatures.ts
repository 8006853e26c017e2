import { createHmac } from 'node:crypto'

const hmac = (secret: string, message: string | Uint8Array) =>
  createHmac('sha256', secret).update(message).digest('hex')

/**
 * The signature that the payment window gives to the shop's page: hex HMAC-SHA256 of `order|payment` with the key
 * secret.
 */
export const signCheckout = (
  { orderId, paymentId }: { orderId: string; paymentId: string },
  keySecret: string,
) => hmac(keySecret, `${orderId}|${paymentId}`)

/** The `X-Razorpay-Signature` of a webhook: hex HMAC-SHA256 of its body with the webhook secret. */
export const signWebhook = (body: string | Uint8Array, webhookSecret: string) => hmac(webhookSecret, body)
