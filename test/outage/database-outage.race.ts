import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { expect, test } from 'vitest'
import { requestCart, waitForSales } from './expect-nothing-lost.ts'
import { freeze, isRunning, thaw } from './freeze-process.ts'
import { openOutageWorld, withDatabase } from './outage-world.ts'
import { type Fault, recoveryMs, restart, sellDuringOutage } from './sell-during-outage.ts'
import { startShoppers } from './shoppers.ts'
import { canMount, mountDisk, smallWalSettings } from './small-disk.ts'

/*
 * The database fails under load in every way. No shop ends, acknowledged changes are kept, and the shops serve again
 * within two seconds of the database.
 */

const terminateBackends: Fault = ({ server }) =>
  withDatabase(server.url, async (db) => {
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()
      and backend_type = 'client backend'`.execute(db)
  })

const freezeAll: Fault = async ({ server }) => {
  freeze(server.pid())
  await pause(35_000)
  thaw(server.pid())
}

/** Like a primary that was demoted by a failover. */
const refuseWrites: Fault = ({ server }) =>
  withDatabase(server.url, async (db) => {
    const say = (value: string) =>
      sql`alter system set default_transaction_read_only = ${sql.lit(value)}`.execute(db)
    await say('on')
    await sql`select pg_reload_conf()`.execute(db)
    await pause(1500)
    await say('off')
    await sql`select pg_reload_conf()`.execute(db)
  })

/** Refuses new connections, and closes the existing ones. */
const takeEveryConnection: Fault = async ({ server, shops: [shop], tokens: [token = ''] }) => {
  const taken: pg.Client[] = []
  const takeOne = async () => {
    const client = new pg.Client({ connectionString: server.url })
    client.on('error', () => {})
    await client.connect()
    taken.push(client)
  }
  /** Many at once, because the shops compete for them. */
  const takeAll = async () => {
    for (;;) {
      const tries = await Promise.allSettled(Array.from({ length: 20 }, takeOne))
      if (tries.some(({ status }) => status === 'rejected')) return
    }
  }
  // The shops quickly reconnect, so this repeats until they have no connection left.
  const endOthers = async () => {
    const mine = taken.map((client) => Reflect.get(client, 'processID'))
    const ended = await taken[0]?.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where backend_type = 'client backend' and pid <> all($1)`,
      [mine],
    )
    return ended?.rowCount ?? 0
  }
  do await takeAll()
  while ((await endOthers()) > 0)
  await expect.poll(() => requestCart(shop?.url ?? '', token), { interval: 50 }).toBe(503)
  await pause(2000)
  await Promise.all(taken.map((client) => client.end()))
}

const slowMachineTimeoutMs = 600_000

// Requirement D-266: A former primary that accepts no writes is an outage: 503 and no other error.
// Requirements D-104, D-262
test.each<[string, Fault]>([
  ['is stopped in order and started again', restart('fast')],
  ['is stopped at once and started again', restart('immediate')],
  ['ends every connection', terminateBackends],
  ['is frozen for 35 seconds', freezeAll],
  ['lets nobody write', refuseWrites],
  ['has no connection left', takeEveryConnection],
])(
  'a database that %s stops no shop and loses no order',
  async (_what, trouble) => {
    const world = await openOutageWorld()
    const shoppers = startShoppers(world)
    await waitForSales(shoppers.told, 20)
    await sellDuringOutage(world, shoppers, trouble, recoveryMs)
  },
  slowMachineTimeoutMs,
)

// Requirement D-262: If the database restarts, drops its connections, freezes for 35 seconds, or runs out of
//   connections or disk, no shop exits and nothing is lost: 503 within five seconds, and normal service within two of
//   its return.
test.runIf(canMount)(
  'a database with a full disk stops no shop and loses no order, and sells again when there is space',
  async () => {
    const disk = mountDisk()
    const world = await openOutageWorld({ disk: disk.folder, serverSettings: smallWalSettings })
    const shoppers = startShoppers(world)
    await waitForSales(shoppers.told, 20)
    const refused = () => shoppers.told.answers.filter(({ code }) => code === 'DATABASE_DOWN').length
    await sellDuringOutage(world, shoppers, async ({ server, shops: [shop] }) => {
      await disk.whileFull(async () => {
        await expect.poll(refused, { timeout: 60_000 }).toBeGreaterThan(20)
        expect((await fetch(`${shop?.url}/health/live`)).status).toBe(200)
      })
      // Without space for its log the server ends itself; a service manager would restart it.
      if (!isRunning(server.pid())) await server.resume()
    })
  },
  slowMachineTimeoutMs,
)
