import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import pg from 'pg'
import { startPostgres } from '../../../scripts/postgres.ts'
import { environmentOf } from '../../e2e/driving/shop-process.ts'
import { createShopSandbox } from '../../e2e/driving/shop-sandbox.ts'
import { expectNothingLost, waitForSales } from '../../outage/expect-nothing-lost.ts'
import { fillShop, openPaymentEmulator } from '../../outage/outage-world.ts'
import { startShoppers } from '../../outage/shoppers.ts'
import { startFakeDocker } from './fake-docker.ts'
import { startFakeSystemd } from './fake-systemd.ts'

const shoppers = 8
/** Stays below the limit of thirty orders a minute per person. */
export const shopperRestMs = 2500

/** The process manager of the shops, with the environment by which a script finds it. */
type ProcessManager = { env: Record<string, string>; open: () => Promise<void>; close: () => Promise<void> }

type UpgradeWorldOptions<K extends ProcessManager> = {
  /** Creates the first release in a folder. */
  makeFirst: (folder: string) => string | Promise<string>
  shops: number
  /** The rights of the database user `shop`. */
  rights: 'superuser' | ''
  settings?: Record<string, string>
  keep: (given: {
    release: string
    home: string
    shopEnvs: NodeJS.ProcessEnv[]
    databaseEnv: Record<string, string>
  }) => Promise<K>
}

/** A shop like that of compose.yaml, as far as deploy/upgrade can tell. */
export const openComposeWorld = (makeFirst: UpgradeWorldOptions<ProcessManager>['makeFirst']) =>
  openWorld({
    makeFirst,
    shops: 1,
    rights: 'superuser',
    keep: ({ shopEnvs: [shopEnv = {}], ...given }) => startFakeDocker({ ...given, shopEnv }),
  })

/** Two shops like systemd units, as far as deploy/upgrade-units can tell. */
export const openUnitsWorld = (makeFirst: UpgradeWorldOptions<ProcessManager>['makeFirst']) =>
  openWorld({
    makeFirst,
    shops: 2,
    rights: '',
    // As deploy/setup-units sets it for both.
    settings: { DRAIN_SECONDS: '3', PIN_PEPPER: 'a-pepper-that-both-shops-of-a-test-share' },
    keep: startFakeSystemd,
  })

/** Adds signed-in shoppers, and a payment provider in this process. */
async function openWorld<K extends ProcessManager>({
  makeFirst,
  shops: howMany,
  rights,
  settings,
  keep,
}: UpgradeWorldOptions<K>) {
  const folder = await mkdtemp(join(tmpdir(), 'shop-upgrade-'))
  const server = await startPostgres()
  const { host, hostname, port } = new URL(server.url)
  for (const statement of [`create role shop login ${rights}`, 'create database shop owner shop'])
    await askDatabase(server.url, statement)
  const databaseUrl = `postgres://shop@${host}/shop`
  const homes = await Promise.all(Array.from({ length: howMany }, () => createShopSandbox()))
  const bank = await openPaymentEmulator(`${homes[0]?.url}/api/payment/webhook`)
  const said = { DATABASE_URL: databaseUrl, RAZORPAY_API_URL: bank.url, DEMO: 'off', ...settings }
  const processManager = await keep({
    release: await makeFirst(join(folder, 'first')),
    home: folder,
    shopEnvs: homes.map((home) => environmentOf(home, said)),
    databaseEnv: { PGHOST: hostname, PGPORT: port },
  })
  const close = async () => {
    await processManager.close()
    await bank.close()
    await server.stop()
    for (const home of homes) await home.remove()
    await rm(folder, { recursive: true })
  }
  try {
    await processManager.open()
    const filled = await fillShop(databaseUrl, shoppers, 1_000_000)
    const shops = homes.map(({ url }) => ({ url }))
    const psql = `psql -h ${hostname} -p ${port} -U postgres`
    return {
      folder,
      keeper: processManager,
      shops,
      bank: bank.emulator,
      server: { url: databaseUrl },
      psql,
      close,
      ...filled,
    }
  } catch (error) {
    await close()
    throw error
  }
}

type World = Awaited<ReturnType<typeof openWorld>>

/**
 * Runs a release's script as after `git pull`, while shoppers buy. The terminal closes after the first output.
 * @param command the script's path in the release, with its arguments
 */
export async function upgradeWhileItSells(world: World, release: string, command: string[]) {
  const buying = startShoppers(world, shopperRestMs)
  await waitForSales(buying.told, 1)
  const { status, said } = await callScript(world, release, command, 'gone')
  await waitForSales(buying.told, 2)
  const told = await buying.stop()
  await expectNothingLost(world, told)
  return { status, said, told }
}

/** The same without shoppers. */
export async function callScript(
  world: Pick<World, 'keeper' | 'psql'>,
  release: string,
  [script, ...args]: string[],
  terminal: 'stays' | 'gone' = 'stays',
) {
  // The fake command waits instead of the script.
  const env = { ...process.env, ...world.keeper.env, PSQL: world.psql, PATIENCE_SECONDS: '1' }
  const child = spawn('sh', [join(release, script ?? ''), ...args], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  if (terminal === 'gone') child.stdout.once('data', () => child.kill('SIGHUP'))
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const [out, err, status] = await Promise.all([text(child.stdout), text(child.stderr), ended])
  return { status, said: out + err }
}

/** The migrations that were applied to a database. */
export async function migrationsOf(server: { url: string }, database: string): Promise<string[]> {
  const url = new URL(server.url)
  url.pathname = database
  return (await askDatabase(url.href, 'select name from migrations')).map(({ name }) => name)
}

async function askDatabase(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query(statement)
  await client.end()
  return rows
}
