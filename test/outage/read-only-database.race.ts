import { sql } from 'kysely'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { type PostgresServer, startPostgres } from '../../scripts/postgres.ts'
import { startShopOn, withDatabase } from './outage-world.ts'
import { canMount, mountDisk, smallWalSettings } from './small-disk.ts'

const slowMachineTimeoutMs = 180_000
const token = 'a-token-of-some-length'
const soon = { timeout: 20_000, interval: 100 }

async function shopOfItsOwn(...server: Parameters<typeof startPostgres>) {
  return shopOn(await startPostgres(...server))
}

async function shopOn(server: PostgresServer) {
  onTestFinished(() => server.stop())
  const { url } = await startShopOn(server, { DEMO: 'on', METRICS_TOKEN: token })
  const ready = async () => (await fetch(`${url}/health/ready`)).text()
  const metric = async (name: string) => {
    const answer = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${token}` } })
    return (await answer.text()).split('\n').find((line) => line.startsWith(`${name} `))
  }
  return { server, url, ready, metric }
}

const register = (url: string) =>
  fetch(`${url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Anitha', email: 'a@example.com', phone: '9876543210', pin: '4826' }),
  })

// Requirement D-292: Readiness, metrics and Status detect a database that accepts no writes, at little cost.
test(
  'a read-only database is reported by readiness and metrics, until it accepts writes again',
  async () => {
    const { server, url, ready, metric } = await shopOfItsOwn()
    const mayWrite = (value: 'on' | 'off') =>
      withDatabase(server.url, async (db) => {
        await sql`set default_transaction_read_only = off`.execute(db)
        await sql`alter system set default_transaction_read_only = ${sql.lit(value === 'on' ? 'off' : 'on')}`.execute(
          db,
        )
        await sql`select pg_reload_conf()`.execute(db)
      })
    expect(await ready()).toBe('{"status":"ready"}')
    expect(await metric('shop_database_writable')).toBe('shop_database_writable 1')

    await mayWrite('off')
    await expect.poll(ready, soon).toBe('{"status":"no-writes"}')
    expect((await fetch(`${url}/health/live`)).status).toBe(200)
    expect((await fetch(`${url}/api/products`)).status).toBe(200)
    expect(await metric('shop_database_writable')).toBe('shop_database_writable 0')
    expect(await metric('shop_database_up')).toBe('shop_database_up 1')

    await mayWrite('on')
    await expect.poll(ready, soon).toBe('{"status":"ready"}')
  },
  slowMachineTimeoutMs,
)

// Requirement D-292
test(
  'a database without space is reported as soon as it rejects one of the shop’s writes, until there is space',
  async () => {
    const { server, url, ready, metric } = await shopOfItsOwn()
    expect(await ready()).toBe('{"status":"ready"}')
    // The error of a server with a full disk for any request that needs a new page.
    await withDatabase(server.url, async (db) => {
      await sql`create function no_room() returns trigger language plpgsql as
        'begin raise exception ''could not extend file'' using errcode = ''53100''; end'`.execute(db)
      for (const table of ['migrations', 'sessions', 'guess_budgets', 'users'])
        await sql`create trigger no_room before insert or update on ${sql.table(table)} execute function no_room()`.execute(
          db,
        )
    })
    expect((await register(url)).status).toBe(503)
    await expect.poll(ready, soon).toBe('{"status":"no-writes"}')
    expect(await metric('shop_database_writable')).toBe('shop_database_writable 0')

    await withDatabase(server.url, (db) => sql`drop function no_room() cascade`.execute(db).then(() => {}))
    await expect.poll(ready, soon).toBe('{"status":"ready"}')
    const { rows } = await withDatabase(server.url, (db) =>
      sql`select from migrations where name like 'a try%'`.execute(db),
    )
    expect(rows).toEqual([])
  },
  slowMachineTimeoutMs,
)

/**
 * A vacuum of system tables invalidates a server's relation cache file for new connections, and without space it cannot
 * be written again. That happens by itself within minutes; here it is forced.
 */
async function refuseNewConnections(client: pg.Client, url: string) {
  await client.query('vacuum (analyze) pg_authid')
  const another = new pg.Client({ connectionString: url })
  await expect(another.connect()).rejects.toThrow('could not write init file')
  await client.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where backend_type = 'client backend' and pid <> pg_backend_pid()`)
}

// Requirement D-293: A full disk that allows no new connection leaves cached pages and is reported as no writes; a
//   failed check never shows the database's own message.
test.runIf(canMount)(
  'a full disk that allows no new connection leaves the cached pages, and is reported as accepting no writes',
  async () => {
    const disk = mountDisk()
    const { server, url, ready, metric } = await shopOfItsOwn(smallWalSettings, disk.folder)
    const status = async (path: string, accept = 'text/html') =>
      (await fetch(url + path, { headers: { accept } })).status
    const product = '/product/1-sathu-maavu-multigrain-porridge-mix'
    const kept = ['/', product, '/ta', `/ta${product}`, '/api/products']
    for (const path of kept) expect([path, await status(path)]).toEqual([path, 200])
    const client = new pg.Client({ connectionString: server.url })
    onTestFinished(() => client.end())
    await client.connect()

    await disk.whileFull(async () => {
      await refuseNewConnections(client, server.url)
      expect((await register(url)).status).toBe(503)
      for (const path of kept) expect([path, await status(path)]).toEqual([path, 200])
      for (const path of ['/product/2', '/api/products/2'])
        expect([path, await status(path)]).toEqual([path, 503])
      expect(await ready()).toBe('{"status":"no-writes"}')
      expect(await metric('shop_database_writable')).toBe('shop_database_writable 0')
      expect(await metric('shop_database_up')).toBe('shop_database_up 1')
    })
    await expect.poll(ready, soon).toBe('{"status":"ready"}')
    expect(await metric('shop_database_writable')).toBe('shop_database_writable 1')
  },
  slowMachineTimeoutMs,
)
