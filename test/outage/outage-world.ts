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

/** What is acknowledged must survive a server that ends at once, so it waits for its log to be written. */
const durableCommits = ['synchronous_commit=on']

type WorldOptions = {
  shops?: number
  shoppers?: number
  stock?: number
  /** Lines as in postgresql.conf. */
  serverSettings?: string[]
  /** Where the server keeps its data. */
  disk?: string | undefined
  /** The shops' own, where they reach the server in another way; the first shop is number 0. */
  settings?: (server: { url: string }, shop: number) => Promise<Record<string, string>>
}

/** A world on a Postgres server that nobody else uses. */
export async function openOutageWorld({ serverSettings = [], disk, ...options }: WorldOptions = {}) {
  const server = await startPostgres([...durableCommits, ...serverSettings], disk)
  onTestFinished(() => server.stop())
  const world = await openWorldOn(server, options)
  // First everything that SIGSTOP holds goes on: a stopped process cannot end.
  onTestFinished(() => thaw(server.pid()))
  return world
}

/**
 * Shops as a merchant runs them, each a process of its own, with a payment provider that lives in this process, and shoppers
 * who are signed in.
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
  // The provider is there before the shops: one that is missed at their start is left alone for seconds.
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
  /** Ends one shop in order and starts it again where it was. @returns the status it ended with */
  const restart = async (at: number) => {
    const status = await shops[at]?.stop()
    await startShopAt(at)
    return status
  }
  /** Kills one shop and starts it again where it was. */
  const crash = async (at: number) => {
    await shops[at]?.kill()
    await startShopAt(at)
  }
  return { server, shops, restart, crash, bank: bank.emulator, bankUrl: bank.url, ...seed }
}

/** Processes of one shop hash pins with one pepper. */
const sharedPepper = 'a-pepper-that-all-shops-of-a-test-share'

/** A payment provider that lives in this process. */
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

/** A shop on this server, gone after the test. */
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

/** Puts one product and so many shoppers, who are signed in, into a shop's database. */
export const fillShop = (url: string, shoppers: number, stock: number) =>
  withDatabase(url, async (db) => {
    const product = await addProduct(db, { stock })
    await insertRealShopSettings(db)
    const tokens: string[] = []
    for (let at = 0; at < shoppers; at++) tokens.push(await addSignedInUser(db, at))
    return { productId: product.id, tokens, stock }
  })

/** Looks into the database with a connection of its own. */
export async function withDatabase<Result>(url: string, look: (db: Db) => Promise<Result>) {
  const db = await connectToServer(url, 2)
  try {
    return await look(db)
  } finally {
    await db.destroy()
  }
}
