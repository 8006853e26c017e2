import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { startPostgres } from '../../scripts/postgres.ts'
import { lookInto, startOn } from './outage-world.ts'

const aBusyMachineMs = 180_000
const token = 'a-token-of-some-length'
const soon = { timeout: 20_000, interval: 100 }

async function shopOfItsOwn() {
  const server = await startPostgres()
  onTestFinished(() => server.stop())
  const { url } = await startOn(server, { DEMO: 'on', METRICS_TOKEN: token })
  const ready = async () => (await fetch(`${url}/health/ready`)).text()
  const metric = async (name: string) => {
    const answer = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${token}` } })
    return (await answer.text()).split('\n').find((line) => line.startsWith(`${name} `))
  }
  return { server, url, ready, metric }
}

test(
  'a database that only reads is told by readiness and metrics, until it writes again',
  async () => {
    const { server, url, ready, metric } = await shopOfItsOwn()
    const mayWrite = (value: 'on' | 'off') =>
      lookInto(server.url, async (db) => {
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
  aBusyMachineMs,
)

test(
  'a database without room is told as soon as it refuses a write of the shop, until there is room',
  async () => {
    const { server, url, ready, metric } = await shopOfItsOwn()
    expect(await ready()).toBe('{"status":"ready"}')
    // What a server says whose disk is full, for whatever needs a new page.
    await lookInto(server.url, async (db) => {
      await sql`create function no_room() returns trigger language plpgsql as
        'begin raise exception ''could not extend file'' using errcode = ''53100''; end'`.execute(db)
      for (const table of ['migrations', 'sessions', 'guess_budgets', 'users'])
        await sql`create trigger no_room before insert or update on ${sql.table(table)} execute function no_room()`.execute(
          db,
        )
    })
    const register = () =>
      fetch(`${url}/api/auth/register`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ name: 'Anitha', email: 'a@example.com', phone: '9876543210', pin: '4826' }),
      })
    expect((await register()).status).toBe(503)
    await expect.poll(ready, soon).toBe('{"status":"no-writes"}')
    expect(await metric('shop_database_writable')).toBe('shop_database_writable 0')

    await lookInto(server.url, (db) => sql`drop function no_room() cascade`.execute(db).then(() => {}))
    await expect.poll(ready, soon).toBe('{"status":"ready"}')
    const { rows } = await lookInto(server.url, (db) =>
      sql`select from migrations where name like 'a try%'`.execute(db),
    )
    expect(rows).toEqual([])
  },
  aBusyMachineMs,
)
