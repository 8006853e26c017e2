import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { type Db, openEmbedded } from '#database/connect.ts'
import { DatabaseDown } from '#database/failover/outage.ts'
import { copyMigratedDatabase } from '../shop/migrated-database.ts'
import { addProduct, createTestShop } from '../shop/shop.ts'
import { temporaryFolder } from '../shop/temporary-folder.ts'
import { canMount, mountDisk } from './small-disk.ts'

/** A shop with an embedded database in this folder. */
async function shopIn(folder: string) {
  const said: string[] = []
  await copyMigratedDatabase(folder)
  const db = await openEmbedded(join(folder, 'database'), {
    error: (text) => said.push(text),
    warn: () => {},
  })
  onTestFinished(() => db.destroy())
  const token = 'a-token-of-some-length'
  const shop = await createTestShop({ db, env: { METRICS_TOKEN: token } })
  const visitor = shop.visitor()
  const metrics = async () => {
    const { body } = await visitor.get('/metrics', { headers: { authorization: `Bearer ${token}` } })
    return body.split('\n')
  }
  return {
    db,
    said,
    metrics,
    visitor,
    ready: async () => (await visitor.get('/health/ready')).body,
    register: () =>
      visitor.post('/api/auth/register', {
        name: 'Anitha',
        email: 'a@b.in',
        phone: '9876543210',
        pin: '4826',
      }),
  }
}

async function expectNoWrites({
  register,
  ready,
  metrics,
  visitor,
  said,
}: Awaited<ReturnType<typeof shopIn>>) {
  const refused = await register()
  expect([refused.statusCode, refused.json().code]).toEqual([503, 'DATABASE_DOWN'])
  expect(await ready()).toBe('{"status":"no-writes"}')
  expect(await metrics()).toEqual(expect.arrayContaining(['shop_database_writable 0', 'shop_database_up 1']))
  expect((await visitor.get('/api/products')).statusCode).toBe(200)
  expect(said).toEqual([expect.stringContaining('could not extend file')])
}

// Requirement D-294: An embedded database without space is reported like a server without space; if it stops because
//   of that, no request hangs.
test('an embedded database without space for a write is reported like a server without space', async () => {
  const shop = await shopIn(temporaryFolder())
  expect(await shop.ready()).toBe('{"status":"ready"}')
  expect(await shop.metrics()).toContain('shop_database_writable 1')
  await sql`create function no_room() returns trigger language plpgsql as
    'begin raise exception ''could not extend file'' using errcode = ''53100''; end'`.execute(shop.db)
  for (const table of ['migrations', 'sessions', 'guess_budgets', 'users'])
    await sql`create trigger no_room before insert or update on ${sql.table(table)} execute function no_room()`.execute(
      shop.db,
    )
  await expectNoWrites(shop)
})

// Requirement D-294
test.runIf(canMount)(
  'an embedded database on a full disk still answers reads, and 503 for writes',
  async () => {
    const disk = mountDisk()
    const shop = await shopIn(disk.folder)
    await addProduct(shop.db)
    await disk.whileFull(async () => {
      await untilRefused(() => fillPages(shop.db))
      await expectNoWrites(shop)
    })
    expect((await shop.register()).statusCode).toBe(200)
  },
)

// Requirement D-294
test.runIf(canMount)(
  'an embedded database that crashes is reported as down, and no request waits for it',
  async () => {
    const disk = mountDisk()
    const shop = await shopIn(disk.folder)
    await disk.whileFull(() => untilRefused(() => fillLog(shop.db)))
    expect(shop.said[0]).toBe('the embedded database has stopped; free disk space, then restart the shop')
    for (const asked of [shop.register(), shop.visitor.get('/api/products/1')])
      expect((await asked).statusCode).toBe(503)
    expect(await shop.ready()).toBe('{"status":"no-database"}')
    expect(await shop.metrics()).toContain('shop_database_up 0')
  },
)

const fillPages = (db: Db) =>
  sql`insert into guess_budgets select random()::text, 0, now() from generate_series(1, 1000)`.execute(db)

const fillLog = (db: Db) => sql`select pg_logical_emit_message(false, 'a', repeat('x', 1000000))`.execute(db)

async function untilRefused(work: () => Promise<unknown>) {
  for (let tries = 0; tries < 500; tries++) {
    const failure = await work().then(
      () => undefined,
      (error: unknown) => error,
    )
    if (failure instanceof DatabaseDown) return
    if (failure) throw failure
  }
  throw new Error('There is room still.')
}
