import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { emptyDatabase } from '#test/shop/database.ts'
import { migrate, migrateInTransaction } from './migrate.ts'
import { parseRequiredMigration, readMigrations } from './migrating/read-migrations.ts'

test('what is applied is not applied again, and two at once do not collide', async () => {
  const db = await emptyDatabase()
  expect(await Promise.all([migrate(db), migrate(db)])).toEqual([[], []])
})

const newMigration = (text: string) => [
  ...readMigrations(),
  { name: '9999_new.sql', text, checksum: 'x', needs: undefined },
]

test('a semicolon in a string, a function body or a comment does not end a statement', async () => {
  const db = await emptyDatabase()
  const migrations = newMigration(`
    -- A comment; with a semicolon and an apostrophe: don't.
    create table notes (text text not null default 'a;b'); /* Another; one. */
    create function shout(text) returns text language plpgsql as $$ -- here; too
      begin
        return $1 || ';!'; -- and "here;
      end $$;
    insert into notes values (default), (shout('c;')), ($tag$d;$tag$)`)
  const keepNothing = new Error('rolled back after looking')
  const looked = db.transaction().execute(async (trx) => {
    expect(await migrateInTransaction(trx, { migrations })).toEqual(['9999_new.sql'])
    expect(await migrateInTransaction(trx, { migrations })).toEqual([])
    const { rows } = await sql`select text from notes`.execute(trx)
    expect(rows).toEqual([{ text: 'a;b' }, { text: 'c;;!' }, { text: 'd;' }])
    throw keepNothing
  })
  await expect(looked).rejects.toBe(keepNothing)
})

test('a migration with a failing statement leaves nothing behind', async () => {
  const db = await emptyDatabase()
  const migrations = newMigration(
    'create table notes (text text); select 1 / 0; create table more (text text)',
  )
  const failed = db.transaction().execute((trx) => migrateInTransaction(trx, { migrations }))
  await expect(failed).rejects.toThrow('division by zero')
  const { rows } = await sql`
    select to_regclass('notes') as notes, (select count(*) from migrations where name = '9999_new.sql') as recorded`.execute(
    db,
  )
  expect(rows).toEqual([{ notes: null, recorded: 0 }])
})

test('the migrations of a shop in use can be applied one at a time', async () => {
  const db = await emptyDatabase()
  const two = ['9998_new.sql', '9999_new.sql'].map((name) => ({
    name,
    text: 'select 1',
    checksum: 'x',
    needs: undefined,
  }))
  const migrations = [...readMigrations(), ...two]
  try {
    expect(
      await db.transaction().execute((trx) => migrateInTransaction(trx, { migrations, most: 1 })),
    ).toEqual(['9998_new.sql'])
    expect(await migrate(db, { migrations })).toEqual(['9999_new.sql'])
  } finally {
    await sql`delete from migrations where name > '9990'`.execute(db)
  }
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
