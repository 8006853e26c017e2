import Fastify, { type FastifyInstance } from 'fastify'
import { exchange } from '../../exchange.ts'
import type { Keys } from './api.ts'
import { type EmulatorClock, ownTimers, systemClock } from './clock.ts'
import { mountEmulator } from './emulator-plugin.ts'
import { createFaults, type Faults } from './faults.ts'
import { authorizeLate, failOrder, payOrder } from './pay-order.ts'
import { awaitExpiry, captureOnRequest, type Shopper } from './payments.ts'
import { settleRefund } from './refunds.ts'
import { openStore, type Store } from './store.ts'
import { createWebhooks, type PostWebhook } from './webhooks.ts'
import { requireOrder, requirePayment, type World } from './world.ts'

export type RazorpayEmulatorOptions = Keys & {
  webhookSecret: string
  /** Where webhooks go. Asked for when needed, because a port may be known only after listening. */
  webhookUrl: string | (() => string)
  /** Carries webhooks without a network, instead of to `webhookUrl`. */
  postWebhook?: PostWebhook
  /** Where the state lives on; without it, the state ends with the process. */
  storeFile?: string
  /** The shop's clock will do: what it lacks is real time's. */
  clock?: Partial<EmulatorClock>
}

/** What tests and the control page make happen. Refusals are thrown, in the provider's words. */
export type RazorpayEmulator = ReturnType<typeof commandsOf> & {
  store: Store
  faults: Faults
  webhooks: { flush(): Promise<void>; resend(id: string): object | undefined }
  /** Until every webhook that is due has been answered. */
  idle(): Promise<void>
  /** Goes into any Fastify app, under any prefix. Its state is closed with the app. */
  plugin(app: FastifyInstance): Promise<void>
}

/**
 * A payment provider that speaks Razorpay's protocol and moves no money (decision B17): for trying the shop, and
 * as its opponent in tests.
 */
export function createRazorpayEmulator(options: RazorpayEmulatorOptions): RazorpayEmulator {
  const { webhookSecret, postWebhook = postTo(options.webhookUrl) } = options
  const clock = ownTimers({ ...systemClock, ...options.clock })
  const store = openStore(options.storeFile)
  const faults = createFaults()
  const webhooks = createWebhooks({ store, faults, clock, secret: webhookSecret, post: postWebhook })
  const world: World = { store, clock, faults, emit: webhooks.emit }

  function onStart() {
    for (const payment of store.payments.values())
      if (payment.entity.status === 'authorized') awaitExpiry(world, payment)
    webhooks.resume()
  }
  async function onStop() {
    clock.cancelAll()
    await webhooks.close()
    store.close()
  }

  const emulator: RazorpayEmulator = {
    ...commandsOf(world),
    store,
    faults,
    webhooks,
    idle: webhooks.idle,
    plugin: (app) => mountEmulator(app, { world, keys: options, emulator, onStart, onStop }),
  }
  return emulator
}

const anyShopper: Shopper = { method: 'upi' }

const commandsOf = (world: World) => ({
  /** The shopper pays, now or after the window was closed. See `payOrder` for `force`. */
  pay: (orderId: string, { force, ...shopper }: Partial<Shopper> & { force?: boolean } = {}) =>
    payOrder(world, orderId, { ...anyShopper, ...shopper }, { force }).entity,
  payLater(orderId: string, seconds: number) {
    requireOrder(world, orderId)
    world.clock.after(seconds, () => payOrder(world, orderId, anyShopper))
  },
  fail: (orderId: string) => failOrder(world, orderId, anyShopper).entity,
  authorizeLate: (paymentId: string) => authorizeLate(world, paymentId).entity,
  capture: (paymentId: string) => captureOnRequest(world, paymentId, requirePayment(world, paymentId).entity),
  settleRefund: (refundId: string, status: 'processed' | 'failed') => settleRefund(world, refundId, status),
})

/** The emulator as an app of its own, not listening yet. */
export function emulatorApp(emulator: RazorpayEmulator) {
  const app = Fastify({ forceCloseConnections: true })
  app.register(emulator.plugin)
  return app
}

const answerTimeoutSeconds = 5

const postTo =
  (webhookUrl: string | (() => string)): PostWebhook =>
  async ({ body, headers }) => {
    const url = typeof webhookUrl === 'string' ? webhookUrl : webhookUrl()
    const asked = { method: 'POST', headers, body, timeoutSeconds: answerTimeoutSeconds } as const
    return (await exchange(url, asked)).status
  }
