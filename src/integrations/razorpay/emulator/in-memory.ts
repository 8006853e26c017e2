import { setTimeout as pause } from 'node:timers/promises'
import type { InjectOptions } from 'fastify'
import type { Exchange } from '../../exchange.ts'
import { createRazorpayClient } from '../client.ts'
import type { SenderOptions } from '../send.ts'
import { manualClock } from './clock.ts'
import { createRazorpayEmulator, emulatorApp, type RazorpayEmulatorOptions } from './razorpay-emulator.ts'
import type { PostWebhook } from './webhooks.ts'

/** What an app must offer to be reached without a network. Fastify does. */
type Injectable = {
  inject(request: InjectOptions): Promise<{
    statusCode: number
    headers: Record<string, unknown>
    rawPayload: Buffer
  }>
}

export const testKeys = {
  keyId: 'rzp_test_PretendMoney00',
  keySecret: 'pretend-key-secret',
  webhookSecret: 'pretend-webhook-secret',
}

/**
 * An emulator for tests, spoken to without a network: `exchange` goes to the client, and `webhooksTo` tells where the
 * events go, which until then are kept in `received` and answered with 200. Close it with `close`.
 */
export async function emulatorInMemory(options: Partial<RazorpayEmulatorOptions> = {}) {
  const clock = manualClock()
  const received: Parameters<PostWebhook>[0][] = []
  let post: PostWebhook = async (webhook) => {
    received.push(webhook)
    return 200
  }
  const emulator = createRazorpayEmulator({
    ...testKeys,
    clock,
    webhookUrl: 'unused:',
    postWebhook: (webhook) => post(webhook),
    ...options,
  })
  const app = emulatorApp(emulator)
  await app.ready()
  const exchange = exchangeWith(app)

  return {
    ...emulator,
    app,
    clock,
    received,
    exchange,
    /** The shop's client of it. */
    client: (options: Partial<SenderOptions> = {}) =>
      createRazorpayClient({ ...testKeys, apiUrl: 'http://emulator.test', exchange, ...options }),
    webhooksTo(carry: PostWebhook) {
      post = carry
    },
    close: () => app.close(),
  }
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
