import { createRazorpayEmulator, emulatorApp } from '@pasumai/razorpay-emulator'
import { onTestFinished } from 'vitest'
import { freePort } from '../../scripts/free-port.ts'
import { type PostgresServer, startPostgres } from '../../scripts/postgres.ts'
import { connectToServer, type Db } from '../../src/database/connect.ts'
import { migrate } from '../../src/database/migrate.ts'
import { readSettings } from '../../src/settings/settings.ts'
import { makeShopHome } from '../e2e/driving/shop-home.ts'
import { type ShopProcess, startShop } from '../e2e/driving/shop-process.ts'
import { addProduct } from '../shop/shop.ts'
import { addSignedIn } from '../shop/signed-in.ts'
import { thaw } from './frozen.ts'

export type OutageWorld = Awaited<ReturnType<typeof openOutageWorld>>

/** What is acknowledged must survive a server that ends at once, so it waits for its log to be written. */
const remembering = ['synchronous_commit=on']

/**
 * Shops as a merchant runs them, each a process of its own, on a Postgres server that nobody else uses, with a payment
 * provider that lives in this process, and shoppers who are signed in.
 */
export async function openOutageWorld({ shops: howMany = 2, shoppers = 12, stock = 1_000_000 } = {}) {
  const server = await startPostgres(remembering)
  onTestFinished(() => server.stop())
  const seed = await seedShop(server.url, shoppers, stock)
  const bankPort = await freePort()
  const shops: ShopProcess[] = []
  for (let at = 0; at < howMany; at++)
    shops.push(await startOn(server, { RAZORPAY_API_URL: `http://127.0.0.1:${bankPort}` }))
  const { razorpay } = readSettings({})
  const bank = createRazorpayEmulator({
    ...razorpay,
    webhookSecret: razorpay.webhookSecrets[0] ?? '',
    webhookUrl: `${shops[0]?.url}/api/payment/webhook`,
  })
  const bankApp = emulatorApp(bank)
  await bankApp.listen({ port: bankPort, host: '127.0.0.1' })
  onTestFinished(() => bankApp.close())
  // First everything that SIGSTOP holds goes on: a stopped process cannot end.
  onTestFinished(() => thaw(server.pid()))
  return { server, shops, bank, ...seed }
}

/** A shop on this server, gone after the test. */
export async function startOn(
  server: PostgresServer,
  settings: Record<string, string> = {},
  hear?: (output: string) => void,
) {
  const home = await makeShopHome()
  const shop = await startShop(home, { DATABASE_URL: server.url, DEMO: 'off', ...settings }, hear)
  onTestFinished(async () => {
    await shop.kill()
    await home.remove()
  })
  return shop
}

async function seedShop(url: string, shoppers: number, stock: number) {
  return lookInto(url, async (db) => {
    await migrate(db)
    const product = await addProduct(db, { stock })
    const tokens: string[] = []
    for (let at = 0; at < shoppers; at++) tokens.push(await addSignedIn(db, at))
    return { productId: product.id, tokens, stock }
  })
}

/** Looks into the database with a connection of its own. */
export async function lookInto<Result>(url: string, look: (db: Db) => Promise<Result>) {
  const db = await connectToServer(url, 2)
  try {
    return await look(db)
  } finally {
    await db.destroy()
  }
}
