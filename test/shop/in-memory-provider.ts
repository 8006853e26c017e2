import { setTimeout as pause } from 'node:timers/promises'
import { createInMemoryEmulator, testKeys } from '@pasumai/razorpay-emulator/testing/in-memory'
import type { InjectOptions } from 'fastify'
import type { SendRequest } from '#integrations/http-request.ts'
import {
  createRazorpayProvider,
  type RazorpayOptions,
} from '#integrations/payments/razorpay/razorpay-provider.ts'

/** The payment emulator and the shop's adapter for it, connected without a network. Must be closed with `close`. */
export async function createInMemoryProvider() {
  const emulator = await createInMemoryEmulator()
  const exchange = createInMemoryExchange(emulator.app)
  return {
    ...emulator,
    exchange,
    adapter: (options: Partial<RazorpayOptions> = {}) =>
      createRazorpayProvider({
        ...testKeys,
        webhookSecrets: [testKeys.webhookSecret],
        apiUrl: 'http://emulator.test',
        exchange,
        ...options,
      }),
  }
}

/** The methods of an app that can be called without a network, such as Fastify's. */
type Injectable = {
  inject(request: InjectOptions): Promise<{
    statusCode: number
    headers: Record<string, unknown>
    rawPayload: Buffer
  }>
}

/** A transport that calls an app directly. A cut connection and a timeout fail as on a network. */
export const createInMemoryExchange =
  (app: Injectable): SendRequest =>
  async (url, { method, headers, body, timeoutSeconds, encoding = 'utf8' }) => {
    const { pathname, search } = new URL(url)
    const response = app.inject({ method, url: pathname + search, headers, payload: body })
    const abortTimeout = new AbortController()
    const timeout = pause(timeoutSeconds * 1000, undefined, { signal: abortTimeout.signal, ref: false }).then(
      () => {
        throw Object.assign(new Error('no answer'), { name: 'TimeoutError' })
      },
    )
    try {
      const answer = await Promise.race([response, timeout])
      const retryAfter = answer.headers['retry-after']?.toString()
      return { status: answer.statusCode, retryAfter, text: answer.rawPayload.toString(encoding) }
    } finally {
      abortTimeout.abort()
      timeout.catch(() => {})
    }
  }
