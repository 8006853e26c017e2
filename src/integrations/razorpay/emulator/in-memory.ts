import type { InjectOptions } from 'fastify'
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
 * An emulator for tests, spoken to without a network: `fetch` goes to the client, and `webhooksTo` tells where the
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

  return {
    ...emulator,
    app,
    clock,
    received,
    fetch: fetchFrom(app),
    webhooksTo(carry: PostWebhook) {
      post = carry
    },
    close: () => app.close(),
  }
}

/** Carries webhooks straight into an app, to this path. */
export const webhooksInto =
  (app: Injectable, url: string): PostWebhook =>
  async ({ body, headers }) =>
    (await app.inject({ method: 'POST', url, payload: body, headers })).statusCode

/** A `fetch` that asks an app directly. A cut connection and an abort fail as they do on a network. */
export const fetchFrom =
  (app: Injectable): typeof fetch =>
  async (input, init = {}) => {
    const { pathname, search } = new URL(String(input))
    const { method = 'GET', headers, body, signal } = init
    const asked = app.inject({
      // The protocol knows no other methods.
      method: method as 'GET' | 'POST',
      url: pathname + search,
      headers: Object.fromEntries(new Headers(headers)),
      payload: body?.toString(),
    })
    const aborted = Promise.withResolvers<never>()
    signal?.addEventListener('abort', () => aborted.reject(signal.reason))
    const answer = await Promise.race([asked, aborted.promise])
    const answered = Object.entries(answer.headers).map(([name, value]): [string, string] => [
      name,
      String(value),
    ])
    return new Response(new Uint8Array(answer.rawPayload), { status: answer.statusCode, headers: answered })
  }
