import { createRazorpayEmulator, emulatorApp, type RazorpayEmulatorOptions } from '../razorpay-emulator.ts'
import type { PostWebhook } from '../webhooks/post-webhook.ts'
import { manualClock } from './manual-clock.ts'

export const testKeys = {
  keyId: 'rzp_test_PretendMoney00',
  keySecret: 'pretend-key-secret',
  webhookSecret: 'pretend-webhook-secret',
}

/**
 * Creates an emulator for tests, called without a network through `app`. `webhooksTo` sets the receiver of its events;
 * until then they are collected in `received` and answered with 200. End it with `close`.
 */
export async function createInMemoryEmulator(options: Partial<RazorpayEmulatorOptions> = {}) {
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
    webhooksTo(receive: PostWebhook) {
      post = receive
    },
    close: () => app.close(),
  }
}
