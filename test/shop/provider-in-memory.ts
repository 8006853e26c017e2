import { setTimeout as pause } from 'node:timers/promises'
import { emulatorInMemory, testKeys } from '@pasumai/razorpay-emulator/testing/in-memory'
import type { InjectOptions } from 'fastify'
import type { Exchange } from '#integrations/exchange.ts'
import { createRazorpayClient } from '#integrations/razorpay/client.ts'
import type { SenderOptions } from '#integrations/razorpay/send.ts'

/** The payment emulator and the shop's client of it, with no network between them. Close it with `close`. */
export async function providerInMemory() {
  const emulator = await emulatorInMemory()
  const exchange = exchangeWith(emulator.app)
  return {
    ...emulator,
    exchange,
    client: (options: Partial<SenderOptions> = {}) =>
      createRazorpayClient({ ...testKeys, apiUrl: 'http://emulator.test', exchange, ...options }),
  }
}

/** What an app must offer to be reached without a network. Fastify does. */
type Injectable = {
  inject(request: InjectOptions): Promise<{
    statusCode: number
    headers: Record<string, unknown>
    rawPayload: Buffer
  }>
}

/** An exchange that asks an app directly. A cut connection and silence fail as they do on a network. */
export const exchangeWith =
  (app: Injectable): Exchange =>
  async (url, { method, headers, body, timeoutSeconds }) => {
    const { pathname, search } = new URL(url)
    const asked = app.inject({ method, url: pathname + search, headers, payload: body })
    const late = new AbortController()
    const tooLate = pause(timeoutSeconds * 1000, undefined, { signal: late.signal, ref: false }).then(() => {
      throw Object.assign(new Error('no answer'), { name: 'TimeoutError' })
    })
    try {
      const answer = await Promise.race([asked, tooLate])
      const retryAfter = answer.headers['retry-after']?.toString()
      return { status: answer.statusCode, retryAfter, text: answer.rawPayload.toString('utf8') }
    } finally {
      late.abort()
      tooLate.catch(() => {})
    }
  }
