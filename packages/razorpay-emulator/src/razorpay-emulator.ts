import Fastify, { type FastifyInstance } from 'fastify'
import type { Keys } from './api/api.ts'
import { type Commands, commandsOf } from './commands.ts'
import { mountEmulator } from './emulator-plugin.ts'
import { type EmulatorClock, systemClock, withCancellableTimers } from './rules/clock.ts'
import { createFaults } from './rules/faults.ts'
import { awaitExpiry } from './rules/payments.ts'
import { openStore } from './rules/store.ts'
import type { World } from './rules/world.ts'
import { type PostWebhook, postTo } from './webhooks/post-webhook.ts'
import { createWebhooks } from './webhooks/webhooks.ts'

export type RazorpayEmulatorOptions = Keys & {
  webhookSecret: string
  /** Where webhooks are sent. Called when needed, because the port may only be known after listening. */
  webhookUrl: string | (() => string)
  /** Delivers webhooks without a network, instead of to `webhookUrl`. */
  postWebhook?: PostWebhook
  /** Persists the state; without it, the state is lost when the process ends. */
  storeFile?: string
  /** The shop's clock may be passed; its missing methods use real time. */
  clock?: Partial<EmulatorClock>
}

export type RazorpayEmulator = Commands & {
  /** Can be registered in any Fastify app, under any prefix. The state is closed with the app. */
  plugin(app: FastifyInstance): Promise<void>
}

/**
 * Creates a payment provider that speaks Razorpay's protocol and moves no real money. Nothing runs until its plugin is
 * registered in an app.
 */
export function createRazorpayEmulator(options: RazorpayEmulatorOptions): RazorpayEmulator {
  const { webhookSecret, postWebhook = postTo(options.webhookUrl) } = options
  const clock = withCancellableTimers({ ...systemClock, ...options.clock })
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

  const commands: Commands = { ...commandsOf(world), store, faults, webhooks, idle: webhooks.idle }
  return {
    ...commands,
    plugin: (app) => mountEmulator(app, { world, keys: options, commands, onStart, onStop }),
  }
}

/** The emulator as a separate app that does not listen yet. */
export function emulatorApp(emulator: RazorpayEmulator) {
  const app = Fastify({ forceCloseConnections: true })
  app.register(emulator.plugin)
  return app
}
