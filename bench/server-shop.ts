import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { connectToServer, type Db } from '#database/connect.ts'
import { migrate } from '#database/migrate.ts'
import { type ShopProcess, startShop } from '#test/e2e/driving/shop-process.ts'
import { insertRealShopSettings } from '#test/shop/real-shop-settings.ts'
import { freePort } from '../scripts/free-port.ts'
import { startPostgres } from '../scripts/postgres.ts'

/** A shop with an emulated payment provider, each a separate process, on a Postgres server with durable commits. */
export type ServerShop = {
  shop: ShopProcess
  db: Db
  databaseUrl: string
  providerUrl: string
  providerPid: number
}

/** Like a merchant's server: every commit is on disk before it is acknowledged. */
const durable = ['fsync=on', 'synchronous_commit=on', 'full_page_writes=on', 'shared_buffers=512MB']
const ourConnections = 20

/** Runs a measurement on its own Postgres server, with durable commits by default. */
export async function withPostgres<Result>(
  measure: (url: string) => Promise<Result>,
  settings = durable,
): Promise<Result> {
  const server = await startPostgres(settings)
  try {
    return await measure(server.url)
  } finally {
    await server.stop()
  }
}

/**
 * Runs a measurement against the shop on this database, without the demo catalogue.
 * @param fill adds products and customers before the shop starts
 */
export async function withServerShop<Filled, Result>(
  databaseUrl: string,
  fill: (db: Db) => Promise<Filled>,
  measure: (parts: ServerShop, filled: Filled) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'shop-bench-'))
  const db = await connectToServer(databaseUrl, ourConnections)
  const [port, providerPort] = [await freePort(), await freePort()]
  const [url, providerUrl] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${providerPort}`]
  const closing: (() => unknown)[] = [
    () => rmSync(folder, { recursive: true, force: true }),
    () => db.destroy(),
  ]
  try {
    await migrate(db)
    const filled = await fill(db)
    await insertRealShopSettings(db)
    const provider = await startProvider(providerPort, `${url}/api/payment/webhook`)
    closing.push(provider.stop)
    const place = { DATA_DIR: join(folder, 'data'), DATABASE_URL: databaseUrl, HOST: '127.0.0.1' }
    const env = { ...place, PORT: String(port), PUBLIC_URL: url }
    const shop = await startShop({ url, env, remove: async () => {} }, settingsFor(providerUrl))
    closing.push(shop.stop)
    return await measure({ shop, db, databaseUrl, providerUrl, providerPid: provider.pid }, filled)
  } finally {
    for (const close of closing.reverse()) await close()
  }
}

/** The provider settings of each shop process. */
export const settingsFor = (providerUrl: string) => ({
  DEMO: 'off',
  DATABASE_POOL: '',
  // Each process has its own data folder.
  PIN_PEPPER: 'the-same-pepper-for-every-process-of-it',
  RAZORPAY_API_URL: providerUrl,
  RAZORPAY_CHECKOUT_URL: `${providerUrl}/v1/checkout.js`,
})

const emulator = fileURLToPath(import.meta.resolve('@pasumai/razorpay-emulator/main'))

async function startProvider(port: number, webhookUrl: string) {
  const env = {
    ...process.env,
    PORT: String(port),
    HOST: '127.0.0.1',
    WEBHOOK_URL: webhookUrl,
    STORE_FILE: '',
  }
  const child = spawn(process.execPath, [emulator], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  const killWithParent = () => child.kill('SIGKILL')
  process.once('exit', killWithParent)
  await once(child.stdout, 'data')
  const stop = async () => {
    process.removeListener('exit', killWithParent)
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
  return { pid: child.pid ?? 0, stop }
}
