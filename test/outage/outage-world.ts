import { createRazorpayEmulator, emulatorApp } from '@pasumai/razorpay-emulator'
import { onTestFinished } from 'vitest'
import { connectToServer, type Db } from '#database/connect.ts'
import { migrate } from '#database/migrate.ts'
import { readSettings } from '#settings/settings.ts'
import { freePort } from '../../scripts/free-port.ts'
import { type PostgresServer, startPostgres } from '../../scripts/postgres.ts'
import { type ShopProcess, startShop } from '../e2e/driving/shop-process.ts'
import { createShopSandbox, type ShopSandbox } from '../e2e/driving/shop-sandbox.ts'
import { insertRealShopSettings } from '../shop/real-shop-settings.ts'
import { addProduct } from '../shop/shop.ts'
import { addSignedInUser } from '../shop/signed-in-user.ts'
import { thaw } from './freeze-process.ts'

export type OutageWorld = Awaited<ReturnType<typeof openOutageWorld>>

/** Acknowledged changes must survive a killed server, so commits wait for the log. */
const durableCommits = ['synchronous_commit=on']

type WorldOptions = {
  shops?: number
  shoppers?: number
  stock?: number
  /** Lines of postgresql.conf. */
  serverSettings?: string[]
  /** The server's data folder. */
  disk?: string | undefined
  /** Settings per shop, if they reach the server in another way; the first shop is number 0. */
  settings?: (server: { url: string }, shop: number) => Promise<Record<string, string>>
}

/** A world on its own Postgres server. */
export async function openOutageWorld({ serverSettings = [], disk, ...options }: WorldOptions = {}) {
  const server = await startPostgres([...durableCommits, ...serverSettings], disk)
  onTestFinished(() => server.stop())
  const world = await openWorldOn(server, options)
  // Continue everything that SIGSTOP stopped, because a stopped process cannot end.
  onTestFinished(() => thaw(server.pid()))
  return world
}

/**
 * Shops as a merchant runs them, each a separate process, with a payment provider in this process and signed-in
 * shoppers.
 */
export async function openWorldOn<Server extends { url: string }>(
  server: Server,
  {
    shops: howMany = 2,
    shoppers = 12,
    stock = 1_000_000,
    settings = async () => ({}),
  }: Omit<WorldOptions, 'serverSettings' | 'disk'> = {},
) {
  await withDatabase(server.url, migrate)
  const seed = await fillShop(server.url, shoppers, stock)
  const homes: ShopSandbox[] = []
  for (let at = 0; at < howMany; at++) homes.push(await createShopSandbox())
  // The provider must start before the shops: one that is unreachable at their start is not retried for seconds.
  const bank = await openPaymentEmulator(`${homes[0]?.url}/api/payment/webhook`)
  onTestFinished(() => bank.close())
  const shopSettings: Record<string, string>[] = []
  for (let at = 0; at < howMany; at++)
    shopSettings.push({
      DATABASE_URL: server.url,
      RAZORPAY_API_URL: bank.url,
      PIN_PEPPER: sharedPepper,
      ...(await settings(server, at)),
    })
  const shops: ShopProcess[] = []
  const startShopAt = async (at: number) => {
    const home = homes[at]
    if (home) shops[at] = await startShopIn(home, shopSettings[at] ?? {})
  }
  for (let at = 0; at < howMany; at++) await startShopAt(at)
  /**
   * Stops one shop gracefully and starts it again.
   * @returns its exit status
   */
  const restart = async (at: number) => {
    const status = await shops[at]?.stop()
    await startShopAt(at)
    return status
  }
  /** Kills one shop and starts it again. */
  const crash = async (at: number) => {
    await shops[at]?.kill()
    await startShopAt(at)
  }
  return { server, shops, restart, crash, bank: bank.emulator, bankUrl: bank.url, ...seed }
}

/** All processes of one shop need the same pepper. */
const sharedPepper = 'a-pepper-that-all-shops-of-a-test-share'

/** A payment provider in this process. */
export async function openPaymentEmulator(webhookUrl: string) {
  const { razorpay } = readSettings({})
  const port = await freePort()
  const emulator = createRazorpayEmulator({
    ...razorpay,
    webhookSecret: razorpay.webhookSecrets[0] ?? '',
    webhookUrl,
  })
  const app = emulatorApp(emulator)
  await app.listen({ port, host: '127.0.0.1' })
  return { emulator, url: `http://127.0.0.1:${port}`, close: () => app.close() }
}

/** A shop on this server, deleted after the test. */
export const startShopOn = async (
  server: PostgresServer,
  settings: Record<string, string> = {},
  hear?: (output: string) => void,
) => startShopIn(await createShopSandbox(), { DATABASE_URL: server.url, ...settings }, hear)

async function startShopIn(
  home: ShopSandbox,
  settings: Record<string, string>,
  hear?: (output: string) => void,
) {
  const shop = await startShop(home, { DEMO: 'off', ...settings }, hear)
  onTestFinished(async () => {
    await shop.kill()
    await home.remove()
  })
  return shop
}

/** Inserts one product and this many signed-in shoppers into a shop's database. */
export const fillShop = (url: string, shoppers: number, stock: number) =>
  withDatabase(url, async (db) => {
    const product = await addProduct(db, { stock })
    await insertRealShopSettings(db)
    const tokens: string[] = []
    for (let at = 0; at < shoppers; at++) tokens.push(await addSignedInUser(db, at))
    return { productId: product.id, tokens, stock }
  })

/** Reads the database with its own connection. */
export async function withDatabase<Result>(url: string, look: (db: Db) => Promise<Result>) {
  const db = await connectToServer(url, 2)
  try {
    return await look(db)
  } finally {
    await db.destroy()
  }
}
