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
/** Of thirty orders a minute, which one person may place. */
export const shopperRestMs = 2500

/** What runs the shops, and the settings by which a script finds it. */
type ProcessManager = { env: Record<string, string>; open: () => Promise<void>; close: () => Promise<void> }

type UpgradeWorldOptions<K extends ProcessManager> = {
  /** Makes the release that runs at first, in a folder. */
  makeFirst: (folder: string) => string | Promise<string>
  shops: number
  /** What the user `shop` may do. */
  rights: 'superuser' | ''
  settings?: Record<string, string>
  keep: (given: {
    release: string
    home: string
    shopEnvs: NodeJS.ProcessEnv[]
    databaseEnv: Record<string, string>
  }) => Promise<K>
}

/** A shop as compose.yaml runs it, as far as deploy/upgrade sees. */
export const openComposeWorld = (makeFirst: UpgradeWorldOptions<ProcessManager>['makeFirst']) =>
  openWorld({
    makeFirst,
    shops: 1,
    rights: 'superuser',
    keep: ({ shopEnvs: [shopEnv = {}], ...given }) => startFakeDocker({ ...given, shopEnv }),
  })

/** Two shops as systemd runs them, as far as deploy/upgrade-units sees. */
export const openUnitsWorld = (makeFirst: UpgradeWorldOptions<ProcessManager>['makeFirst']) =>
  openWorld({
    makeFirst,
    shops: 2,
    rights: '',
    // As deploy/setup-units makes it for both.
    settings: { DRAIN_SECONDS: '3', PIN_PEPPER: 'a-pepper-that-both-shops-of-a-test-share' },
    keep: startFakeSystemd,
  })

/** With shoppers who are signed in, and a payment provider that lives in this process. */
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
 * Runs a release's script, as `git pull` has left it there; shoppers buy before, during and after it. The terminal that it was
 * called from goes away as soon as it has said something.
 * @param command the script's path in the release, and what it is told
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

/** The same while nobody buys. */
export async function callScript(
  world: Pick<World, 'keeper' | 'psql'>,
  release: string,
  [script, ...args]: string[],
  terminal: 'stays' | 'gone' = 'stays',
) {
  // The stand-in itself waits while there is something to wait for.
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

/** The migrations that a database of the server has had. */
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
