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
  /** Where webhooks go. Asked for when needed, because a port may be known only after listening. */
  webhookUrl: string | (() => string)
  /** Carries webhooks without a network, instead of to `webhookUrl`. */
  postWebhook?: PostWebhook
  /** Where the state lives on; without it, the state ends with the process. */
  storeFile?: string
  /** The shop's clock will do: what it lacks is real time's. */
  clock?: Partial<EmulatorClock>
}

export type RazorpayEmulator = Commands & {
  /** Goes into any Fastify app, under any prefix. Its state is closed with the app. */
  plugin(app: FastifyInstance): Promise<void>
}

/** A payment provider that speaks Razorpay's protocol and moves no money. */
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

/** The emulator as an app of its own, not listening yet. */
export function emulatorApp(emulator: RazorpayEmulator) {
  const app = Fastify({ forceCloseConnections: true })
  app.register(emulator.plugin)
  return app
}
