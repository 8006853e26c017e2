import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { openSession } from '../../src/areas/accounts/server/sessions.queries.ts'
import type { Db } from '../../src/database/connect.ts'
import { migrate } from '../../src/database/migrate.ts'
import { openDatabase } from '../../src/database/open.ts'
import {
  createRazorpayEmulator,
  emulatorApp,
} from '../../src/integrations/razorpay/emulator/razorpay-emulator.ts'
import { readSettings } from '../../src/settings.ts'
import { freshDatabase } from '../database.ts'
import { saveAddress } from '../payment.ts'
import { addProduct } from '../shop.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { shopProcess } from './shop-process.ts'

export type KillWorld = Awaited<ReturnType<typeof openKillWorld>>
type Answer = {
  status: number
  body: { id?: number | string; cartItems?: unknown[] } & Record<string, unknown>
}

const unitsOfEach = 2
const scenesSeeded = 24

/**
 * A shop in a process that may be killed, a provider that lives on in this one, and people and products for many
 * scenes. On the server of TEST_DATABASE_URL, or on an embedded database in a folder.
 */
export async function openKillWorld() {
  const dataDir = temporaryFolder()
  const port = await freePort()
  const emulatorPort = await freePort()
  const server = process.env.TEST_DATABASE_URL
  const env = {
    PORT: String(port),
    DATA_DIR: dataDir,
    DEMO: 'off',
    RAZORPAY_API_URL: `http://127.0.0.1:${emulatorPort}`,
    DATABASE_URL: server ? await freshDatabase(server) : '',
  }
  const settings = readSettings(env)
  const seed = await withDatabase(settings, seedPeople)

  const bank = createRazorpayEmulator({
    ...settings.razorpay,
    webhookSecret: settings.razorpay.webhookSecrets[0] ?? '',
    webhookUrl: `http://127.0.0.1:${port}/api/payment/webhook`,
  })
  const bankApp = emulatorApp(bank)
  await bankApp.listen({ port: emulatorPort, host: '127.0.0.1' })
  const passed = new Set<string>()
  const shop = shopProcess({ env, onPoint: (point) => passed.add(point) })
  onTestFinished(async () => {
    shop.kill()
    await bankApp.close()
  })
  return {
    shop,
    bank,
    passed,
    ...seed,
    initial: Object.fromEntries(seed.products.map((id) => [id, unitsOfEach])),
    mailbox: () => listFiles(join(dataDir, 'mailbox')),
    ask: (token: string) => askWith(`http://127.0.0.1:${port}`, token),
    /** Looks into the database, once the process has let go of it. */
    lookInto: <Result>(look: (db: Db) => Promise<Result>) => withDatabase(settings, look),
  }
}

async function withDatabase<Result>(
  settings: ReturnType<typeof readSettings>,
  look: (db: Db) => Promise<Result>,
) {
  const db = await openDatabase(settings)
  try {
    return await look(db)
  } finally {
    await db.destroy()
  }
}

/** Two customers and a product for each scene. */
async function seedPeople(db: Db) {
  await migrate(db)
  const tokens: string[] = []
  const products: number[] = []
  for (let scene = 0; scene < scenesSeeded; scene++) {
    products.push((await addProduct(db, { name: `Product of scene ${scene}`, stock: unitsOfEach })).id)
    for (const person of [scene * 2, scene * 2 + 1]) {
      const { id } = await db
        .insertInto('users')
        .values({
          name: 'Anitha Raj',
          email: `person${person}@example.com`,
          phone: String(9_000_000_000 + person),
          pin_hash: 'none',
          role: 'customer',
          created_at: new Date(),
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      await saveAddress(db, id)
      tokens.push(await openSession(db, id, new Date()))
    }
  }
  return { tokens, products }
}

/** Asks as a browser does. A process that dies before it answers gives nothing. */
const askWith =
  (shopUrl: string, token: string) =>
  async (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<Answer | undefined> => {
    try {
      const response = await fetch(shopUrl + path, {
        method,
        headers: { cookie: `token=${token}`, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(30_000),
      })
      return { status: response.status, body: await response.json() }
    } catch {
      return undefined
    }
  }

function listFiles(folder: string) {
  try {
    return readdirSync(folder).filter((name) => name.endsWith('.eml'))
  } catch {
    return []
  }
}

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (address === null || typeof address === 'string') throw new Error('this machine gave no free port')
  return address.port
}
