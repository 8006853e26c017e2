import type { FastifyInstance, FastifyReply } from 'fastify'
import plugin from 'fastify-plugin'
import type { PaymentWindow } from '#integrations/payments/payment-provider.ts'
import { remakeOnChange } from '#values/remake-on-change.ts'

/**
 * Headers that protect documents. Scripts, fonts and images do not need them, and they would add 600 bytes to each of the
 * ten files of a first view. The referrer policy is the one that browsers use without the header.
 */
const documentHeaders = [
  'content-security-policy',
  'x-frame-options',
  'referrer-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
] as const

/**
 * Removes the headers that only documents need from the answer with a file. An SVG file that is opened in its own tab is
 * a document that could contain scripts, so it gets a short policy that allows none.
 * @param path of the file, or its name; with `.br` or `.gz` if it is compressed
 */
export function dropDocumentHeaders(reply: Pick<FastifyReply, 'header' | 'removeHeader'>, path: string) {
  if (!neverPage.test(path)) return
  for (const name of documentHeaders) reply.removeHeader(name)
  if (isDrawing.test(path)) reply.header('content-security-policy', "sandbox;default-src 'none'")
}

const neverPage = /\.(js|woff2|avif|webp|png|ico|svg)(\.(br|gz))?$/
const isDrawing = /\.svg(\.(br|gz))?$/

type HeaderSettings = { publicUrl: string; paymentWindow: () => PaymentWindow }

/**
 * Adds the security headers to every answer. They are built once for each payment window: `@fastify/helmet` builds them
 * for every answer, which made a cached answer a third more expensive.
 */
export const securityHeaders = plugin(
  async (app: FastifyInstance, { paymentWindow, publicUrl }: HeaderSettings) => {
    const isSecure = publicUrl.startsWith('https:')
    const headersFor = remakeOnChange(paymentWindow, (window) => ({
      'content-security-policy': contentPolicy(window, isSecure),
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      // A bank's page opens in a popup of the payment window and must be able to return.
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': permissions(window),
      ...(isSecure && { 'strict-transport-security': 'max-age=31536000' }),
    }))
    app.addHook('onRequest', (_request, reply, done) => {
      reply.headers(headersFor())
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
