import type { FastifyInstance } from 'fastify'
import plugin from 'fastify-plugin'
import type { PaymentWindow } from '#integrations/payments/payment-provider.ts'

type HeaderSettings = { publicUrl: string; paymentWindow: PaymentWindow }

/**
 * Adds the security headers to every answer. They are built once: `@fastify/helmet` builds them for every answer, which
 * made a cached answer a third more expensive.
 */
export const securityHeaders = plugin(
  async (app: FastifyInstance, { paymentWindow, publicUrl }: HeaderSettings) => {
    const isSecure = publicUrl.startsWith('https:')
    const headers = {
      'content-security-policy': contentPolicy(paymentWindow, isSecure),
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      // A bank's page opens in a popup of the payment window and must be able to return.
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': permissions(paymentWindow),
      ...(isSecure && { 'strict-transport-security': 'max-age=31536000' }),
    }
    app.addHook('onRequest', (_request, reply, done) => {
      reply.headers(headers)
      done()
    })
  },
)

/**
 * The content security policy: scripts only from the shop itself and the payment provider; cached pages then need no
 * nonce.
 */
function contentPolicy(
  { checkoutUrl, origins: provider, telemetryOrigins: telemetry }: PaymentWindow,
  isSecure: boolean,
) {
  const checkout = checkoutUrl.startsWith('http') ? [new URL(checkoutUrl).origin] : []
  const allowed = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...provider, ...checkout],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...provider],
    'connect-src': ["'self'", ...provider, ...checkout, ...telemetry],
    'frame-src': ["'self'", ...provider],
    'frame-ancestors': ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'", ...provider],
    ...(isSecure && { 'upgrade-insecure-requests': [] }),
  }
  return Object.entries(allowed)
    .map(([directive, sources]) => [directive, ...new Set(sources)].join(' '))
    .join(';')
}

/**
 * The permissions policy: disables browser features the shop does not use. Payments are also allowed for the provider,
 * whose window is an iframe.
 */
function permissions({ origins }: PaymentWindow) {
  const never = ['accelerometer', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'magnetometer']
  const provider = origins.map((origin) => ` "${origin}"`).join('')
  return [...never, 'microphone', 'midi', 'usb']
    .map((name) => `${name}=()`)
    .concat(`payment=(self${provider})`)
    .join(', ')
}
