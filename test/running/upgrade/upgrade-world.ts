import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import pg from 'pg'
import { type PostgresServer, startPostgres } from '../../../scripts/postgres.ts'
import { root } from '../../../scripts/setup/places.mjs'
import { makeShopHome } from '../../e2e/driving/shop-home.ts'
import { environmentOf } from '../../e2e/driving/shop-process.ts'
import { expectNothingLost, served } from '../../outage/nothing-lost.ts'
import { fillShop, openBank } from '../../outage/outage-world.ts'
import { sendShoppers } from '../../outage/shoppers.ts'
import { openEngine } from './engine.ts'

const shoppers = 8
/** Of thirty orders a minute, which one person may place. */
const restMs = 2500

export type UpgradeWorld = Awaited<ReturnType<typeof openUpgradeWorld>>

/**
 * A shop as compose.yaml runs it, as far as deploy/upgrade sees, with shoppers who are signed in and a payment provider that
 * lives in this process.
 * @param makeFirst makes the release that runs at first, in a folder
 */
export async function openUpgradeWorld(makeFirst: (folder: string) => string | Promise<string>) {
  const folder = await mkdtemp(join(tmpdir(), 'shop-upgrade-'))
  const server = await startPostgres()
  const home = await makeShopHome()
  const bank = await openBank(`${home.url}/api/payment/webhook`)
  const { host, hostname, port } = new URL(server.url)
  await makeDatabase(server)
  const databaseUrl = `postgres://shop@${host}/shop`
  const engine = await openEngine({
    release: await makeFirst(join(folder, 'first')),
    shopEnv: environmentOf(home, { DATABASE_URL: databaseUrl, RAZORPAY_API_URL: bank.url, DEMO: 'off' }),
    databaseEnv: { PGHOST: hostname, PGPORT: port },
  })
  const close = async () => {
    await engine.close()
    await bank.close()
    await server.stop()
    await home.remove()
    await rm(folder, { recursive: true })
  }
  try {
    await engine.start()
    const filled = await fillShop(databaseUrl, shoppers, 1_000_000)
    const shops = [{ url: home.url }]
    return { folder, engine, shops, bank: bank.emulator, server: { url: databaseUrl }, close, ...filled }
  } catch (error) {
    await close()
    throw error
  }
}

/** As compose.yaml has Postgres make it. */
async function makeDatabase(server: PostgresServer) {
  const client = new pg.Client({ connectionString: server.url })
  await client.connect()
  await client.query('create role shop superuser login')
  await client.query('create database shop owner shop')
  await client.end()
}

/** Runs the script of a release, as `git pull` has left it there; shoppers buy before, meanwhile and after it. */
export async function upgradeWhileItSells(world: UpgradeWorld, release: string) {
  const shoppers = sendShoppers(world, restMs)
  await served(shoppers.told, 1)
  const upgraded = await runUpgrade(world.engine, release)
  await served(shoppers.told, 2)
  await expectNothingLost(world, await shoppers.stop())
  return upgraded
}

async function runUpgrade(engine: { url: string }, release: string) {
  const standIn = `${process.execPath} ${join(root, 'test/running/upgrade/ask-engine.ts')}`
  const child = spawn('sh', [join(release, 'deploy/upgrade')], {
    env: {
      ...process.env,
      COMPOSE: standIn,
      CONTAINER: standIn,
      ENGINE_URL: engine.url,
      // The stand-in itself waits while there is something to wait for.
      PATIENCE_SECONDS: '1',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const [out, err, status] = await Promise.all([text(child.stdout), text(child.stderr), ended])
  return { status, said: out + err }
}

/** The migrations that a database of the server has had. */
export async function migrationsOf(server: { url: string }, database: string): Promise<string[]> {
  const url = new URL(server.url)
  url.pathname = database
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  const { rows } = await client.query('select name from migrations')
  await client.end()
  return rows.map(({ name }) => name)
}
