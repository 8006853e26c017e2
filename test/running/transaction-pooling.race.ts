import { sql } from 'kysely'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { connectToServer } from '#database/connect.ts'
import { migrateAt } from '#database/migrate.ts'
import { waitForSales } from '../outage/expect-nothing-lost.ts'
import { openOutageWorld } from '../outage/outage-world.ts'
import { recoveryMs, restart, sellDuringOutage } from '../outage/sell-during-outage.ts'
import { startShoppers } from '../outage/shoppers.ts'
import { createEmptyDatabase } from '../shop/server-databases.ts'
import { startPgBouncer } from './pgbouncer.ts'
import { ensureProgram } from './system-program.ts'

beforeAll(() => ensureProgram('pgbouncer'), 300_000)

// Requirement D-263: The shop works through PgBouncer in transaction mode with one setting.
test('two shops behind PgBouncer in transaction mode sell normally, and again two seconds after their database returns', async () => {
  const world = await openOutageWorld({
    settings: async ({ url }) => ({
      DATABASE_URL: await startPgBouncer(url),
      DATABASE_POOLER: 'transaction',
    }),
  })
  const shoppers = startShoppers(world)
  await waitForSales(shoppers.told, 20)
  expect(shoppers.told.answers.filter(({ status }) => status >= 400)).toEqual([])
  for (const { url } of world.shops) expect((await fetch(`${url}/health/ready`)).status).toBe(200)

  await sellDuringOutage(world, shoppers, restart('fast'), recoveryMs)
}, 180_000)

// Requirement D-263
test('through a pooler a connection keeps nothing for the next transaction, and each has its timeouts', async () => {
  const url = await startPgBouncer(await createEmptyDatabase(process.env.TEST_DATABASE_URL ?? ''))
  const db = await connectToServer(url, 5, { pooled: true })
  onTestFinished(() => db.destroy())
  expect(await migrateAt(db, url)).toContain('0001_accounts.sql')
  const limit = sql`select current_setting('statement_timeout') as statement,
    current_setting('idle_in_transaction_session_timeout') as idle`
  await db.transaction().execute(async (trx) => {
    expect((await limit.execute(trx)).rows).toEqual([{ statement: '20s', idle: '20s' }])
    await sql`select ${1}::integer`.execute(trx)
  })
  expect((await limit.execute(db)).rows).toEqual([{ statement: '20s', idle: '0' }])
  const { rows } = await sql`select from pg_prepared_statements where name <> ''`.execute(db)
  expect(rows).toEqual([])
})
