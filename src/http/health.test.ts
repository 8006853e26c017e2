import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createListeningShop } from '#test/shop/listening-shop.ts'

// Requirement D-251: Liveness and readiness are separate: the shop isn't ready without its database, before its
//   migrations, or once it is shutting down.
test('a healthy shop is alive and ready at every check', async () => {
  const { ask } = await createListeningShop()
  for (const [path, status] of [
    ['/health/live', 'alive'],
    ['/health/ready', 'ready'],
  ] as const) {
    const answer = await ask(path)
    expect(answer).toMatchObject({ status: 200, headers: { 'cache-control': 'no-store' } })
    expect(JSON.parse(answer.text)).toEqual({ status })
  }
})

// Requirement D-251
test('a shop whose database lacks a migration is alive but not ready', async () => {
  const { ask, db } = await createListeningShop()
  const { rows } = await sql<{ name: string }>`
    update migrations set name = name || '-' where name = (select max(name) from migrations) returning name`.execute(
    db,
  )
  try {
    expect(await ask('/health/ready')).toMatchObject({ status: 503, text: '{"status":"not-migrated"}' })
    expect(await ask('/health/live')).toMatchObject({ status: 200 })
  } finally {
    await sql`update migrations set name = rtrim(name, '-') where name = ${rows[0]?.name}`.execute(db)
  }
})

// Requirement D-287
test('a shop that is too old for its migrated database is alive but not ready', async () => {
  const { ask, db } = await createListeningShop()
  await sql`insert into migrations (name, checksum) values ('9998_adds.sql', 'x')`.execute(db)
  try {
    expect(await ask('/health/ready')).toMatchObject({ status: 200 })
    await sql`insert into migrations (name, checksum, needs) values ('9999_drops.sql', 'x', '9998_adds.sql')`.execute(
      db,
    )
    expect(await ask('/health/ready')).toMatchObject({ status: 503, text: '{"status":"release-too-old"}' })
    expect(await ask('/health/live')).toMatchObject({ status: 200 })
  } finally {
    await sql`delete from migrations where name > '9990'`.execute(db)
  }
})

// Requirement D-287
test('a shop that lacks one of its migrations isn’t ready, even if a later one is applied', async () => {
  const { ask, db } = await createListeningShop()
  await sql`update migrations set name = '0001_other.sql' where name = '0001_accounts.sql'`.execute(db)
  try {
    expect(await ask('/health/ready')).toMatchObject({ status: 503, text: '{"status":"not-migrated"}' })
  } finally {
    await sql`update migrations set name = '0001_accounts.sql' where name = '0001_other.sql'`.execute(db)
  }
})

test('a shop whose tables are being put back is alive and not ready', async () => {
  const { ask, db } = await createListeningShop()
  await db.schema.alterTable('migrations').renameTo('migrations_away').execute()
  const answer = await ask('/health/ready')
  await db.schema.alterTable('migrations_away').renameTo('migrations').execute()
  expect(answer).toMatchObject({ status: 503, text: '{"status":"not-migrated"}' })
})

// Requirement D-293
test('an unexpected failure of a check means not ready, without the database’s message', async () => {
  const { ask, db } = await createListeningShop()
  await sql`alter table migrations rename column checksum to mark`.execute(db)
  const answer = await ask('/health/ready')
  await sql`alter table migrations rename column mark to checksum`.execute(db)
  expect(answer).toMatchObject({
    status: 503,
    headers: { 'cache-control': 'no-store' },
    text: '{"status":"check-failed"}',
  })
})

// Requirement D-252
test('a shop that shuts down still answers, is no longer ready, and closes each connection after its answer', async () => {
  const leaving = new AbortController()
  const { ask } = await createListeningShop({ shutdownSignal: leaving.signal })
  const paths = ['/api/products', '/nowhere-at-all', '/health/live']
  for (const path of [...paths, ...paths]) expect((await ask(path)).headers.connection).toBe('keep-alive')
  leaving.abort()
  for (const path of paths) expect((await ask(path)).headers.connection).toBe('close')
  expect(await ask('/api/products')).toMatchObject({ status: 200 })
  expect(await ask('/health/ready')).toMatchObject({ status: 503, text: '{"status":"leaving"}' })
})
