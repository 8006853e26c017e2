import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { createMigratedDatabase } from '#test/shop/server-databases.ts'
import { connectToServer } from './connect.ts'
import { migrate } from './migrate.ts'
import { readMigrations } from './migrating/read-migrations.ts'

/** The locks of a sale are the other way around: without giving way, one of the two would fail. */
const text = 'lock table order_items; select pg_sleep(0.3); lock table orders; create table notes (text text)'

test('a migration gives way to a sale, and tries again', async () => {
  const db = await connectToServer(await createMigratedDatabase(process.env.TEST_DATABASE_URL ?? ''), 3)
  onTestFinished(() => db.destroy())
  const migrations = [...readMigrations(), { name: '9999_new.sql', text, checksum: 'x', needs: undefined }]
  const sale = db.transaction().execute(async (trx) => {
    await sql`lock table orders in row exclusive mode`.execute(trx)
    await pause(200)
    await sql`lock table order_items in row exclusive mode`.execute(trx)
  })
  await pause(100)
  expect(await Promise.all([migrate(db, { migrations }), sale])).toEqual([['9999_new.sql'], undefined])
})
