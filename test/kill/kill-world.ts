import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { createRazorpayEmulator, emulatorApp } from '@pasumai/razorpay-emulator'
import { onTestFinished } from 'vitest'
import type { Db } from '#database/connect.ts'
import { openDatabase } from '#database/open.ts'
import { readSettings } from '#settings/settings.ts'
import { region } from '#values/region.ts'
import { calendarDay, dayBounds } from '#values/time/calendar-day.ts'
import { freePort } from '../../scripts/free-port.ts'
import { copyMigratedDatabase } from '../shop/migrated-database.ts'
import { createMigratedDatabase } from '../shop/server-databases.ts'
import { addProduct } from '../shop/shop.ts'
import { addSignedInUser } from '../shop/signed-in-user.ts'
import { temporaryFolder } from '../shop/temporary-folder.ts'
import { shopProcess } from './shop-process.ts'

export type KillWorld = Awaited<ReturnType<typeof openKillWorld>>
/** `windows`: the provider orders that the shopper saw; `orders`: their orders. */
export type Scene = { productId: number; shopper: string; other: string; windows: string[]; orders: number[] }
export type Story = (world: KillWorld, scene: Scene) => Promise<void>
type Answer = {
  status: number
  body: {
    id?: number | string
    cartItems?: unknown[]
    lines?: { item_id: number }[]
    left?: number
  } & Record<string, unknown>
}

const unitsOfEach = 2
const scenesSeeded = 24

/**
 * A shop in a killable process, a provider in this process, and customers and products for many scenes. Uses the server
 * of TEST_DATABASE_URL, or an embedded database in a folder.
 */
export async function openKillWorld() {
  const dataDir = temporaryFolder()
  const port = await freePort()
  const emulatorPort = await freePort()
  const server = process.env.TEST_DATABASE_URL
  const env = {
    PORT: String(port),
    DATA_DIR: dataDir,
    DEMO: 'on',
    UNPAID_ORDERS_PER_NETWORK: '0',
    RAZORPAY_API_URL: `http://127.0.0.1:${emulatorPort}`,
    DATABASE_URL: server ? await createMigratedDatabase(server) : '',
  }
  if (!server) await copyMigratedDatabase(dataDir)
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
  const shop = shopProcess({ env, secondsAhead: secondsToNoon(), onPoint: (point) => passed.add(point) })
  const others: (typeof shop)[] = []
  /** A second process on the same server and folder. */
  const another = async () => {
    const place = { ...env, PORT: String(await freePort()) }
    const one = shopProcess({ env: place, secondsAhead: secondsToNoon(), onPoint: () => {} })
    others.push(one)
    return one
  }
  onTestFinished(async () => {
    for (const one of [shop, ...others]) one.kill()
    await bankApp.close()
  })
  return {
    shop,
    another,
    bank,
    passed,
    ...seed,
    initial: Object.fromEntries(seed.products.map((id) => [id, unitsOfEach])),
    mailbox: () => listFiles(join(dataDir, 'mailbox')),
    ask: (token: string) => askWith(`http://127.0.0.1:${port}`, token),
    /** Reads the database after the process has released it. */
    lookInto: <Result>(look: (db: Db) => Promise<Result>) => withDatabase(settings, look),
  }
}

/** Starts at noon, because a morning summary would otherwise be among the mails, depending on the time of the run. */
function secondsToNoon() {
  const now = new Date()
  const { start, end } = dayBounds(calendarDay(now, region.timeZone), region.timeZone)
  const noon = (start.getTime() + end.getTime()) / 2
  const day = end.getTime() - start.getTime()
  return Math.ceil(((noon > now.getTime() ? noon : noon + day) - now.getTime()) / 1000)
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

/** Two customers and a product per scene, and the merchant, whose session lasts through all of them. */
async function seedPeople(db: Db) {
  const tokens: string[] = []
  const products: number[] = []
  for (let scene = 0; scene < scenesSeeded; scene++) {
    products.push((await addProduct(db, { name: `Product of scene ${scene}`, stock: unitsOfEach })).id)
    for (const person of [scene * 2, scene * 2 + 1]) tokens.push(await addSignedInUser(db, person))
  }
  const endless = new Date(Date.now() + 1000 * 86_400_000)
  return {
    tokens,
    products,
    merchant: await addSignedInUser(db, 2 * scenesSeeded, { role: 'admin', at: endless }),
  }
}

/** Sends requests like a browser. Returns undefined if the process dies before it answers. */
const askWith =
  (shopUrl: string, token: string) =>
  async (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: object | FormData,
  ): Promise<Answer | undefined> => {
    try {
      const response = await fetch(shopUrl + path, {
        method,
        headers: {
          cookie: `token=${token}`,
          ...(body && !(body instanceof FormData) && { 'content-type': 'application/json' }),
        },
        ...(body && { body: body instanceof FormData ? body : JSON.stringify(body) }),
        signal: AbortSignal.timeout(30_000),
      })
      return { status: response.status, body: await response.json() }
    } catch {
      return undefined
    }
  }

/** @returns whether it was dead */
export async function restartIfKilled({ shop }: KillWorld) {
  if (await shop.isAlive()) return false
  await shop.start()
  return true
}

/** A merchant who repeats the request after a lost answer. */
export async function sendTwice(world: KillWorld, send: () => Promise<Answer | undefined>) {
  const answer = await send()
  if (answer) return answer
  await restartIfKilled(world)
  return send()
}

function listFiles(folder: string) {
  try {
    return readdirSync(folder).filter((name) => name.endsWith('.eml'))
  } catch {
    return []
  }
}
