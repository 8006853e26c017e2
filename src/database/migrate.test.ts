import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { emptyDatabase } from '#test/shop/database.ts'
import { migrate } from './migrate.ts'
import { parseRequiredMigration, readMigrations } from './migrating/read-migrations.ts'

test('what is applied is not applied again, and two at once do not collide', async () => {
  const db = await emptyDatabase()
  expect(await Promise.all([migrate(db), migrate(db)])).toEqual([[], []])
})

test('an edited migration is refused by its name', async () => {
  const db = await emptyDatabase()
  const { rows } = await sql<{ checksum: string }>`
    update migrations set checksum = 'x' || checksum where name = '0001_accounts.sql' returning checksum`.execute(
    db,
  )
  try {
    await expect(migrate(db)).rejects.toThrow('0001_accounts.sql was edited')
  } finally {
    const kept = rows[0]?.checksum.slice(1)
    await sql`update migrations set checksum = ${kept} where name = '0001_accounts.sql'`.execute(db)
  }
})

// Requirement D-287: A release refuses a database that needs a newer one, at start-up and in its readiness; it works
//   on any other newer schema.
test('a release starts on a newer schema unless that schema requires a newer release', async () => {
  const db = await emptyDatabase()
  await sql`insert into migrations (name, checksum) values ('9998_adds.sql', 'x')`.execute(db)
  try {
    expect(await migrate(db)).toEqual([])
    await sql`insert into migrations (name, checksum, needs) values ('9999_drops.sql', 'x', '9998_adds.sql')`.execute(
      db,
    )
    await expect(migrate(db)).rejects.toThrow(
      'This release is too old for the database: a newer release has applied 9999_drops.sql',
    )
    // Any migration of this release will do as the needed one.
    await sql`update migrations set needs = '0001_accounts.sql' where name = '9999_drops.sql'`.execute(db)
    expect(await migrate(db)).toEqual([])
  } finally {
    await sql`delete from migrations where name > '9990'`.execute(db)
  }
})

// Requirement D-287
test('a migration records which release it requires', async () => {
  for (const { name, needs } of readMigrations()) {
    const names = readMigrations().map((each) => each.name)
    if (needs !== undefined) expect(names, name).toContain(needs)
  }
  expect(
    parseRequiredMigration('-- Drops the old name.\n-- Needs a release with 0141_names.sql.\ndrop table x;'),
  ).toBe('0141_names.sql')
  expect(parseRequiredMigration('-- Needs nothing.\nselect 1;')).toBeUndefined()
})
