import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Db } from '#database/connect.ts'
import { migrateInTransaction } from '#database/migrate.ts'
import { readMigrations } from '#database/migrating/read-migrations.ts'
import { openEmptyDatabase } from '../shop/database.ts'
import { explainedMigrations } from './safe-for-previous-release.ts'
import { findContractions, readSchemaFacts } from './schema-facts.ts'

// Migrates a database from its first table on: takes seconds alone, more on a busy machine.
vi.setConfig({ testTimeout: 180_000 })

/**
 * One name per line. Updated with each release: `ls src/database/migrations >
 * test/upgrade/migrations-of-last-release.txt`
 */
const released = new Set(
  readFileSync(new URL('migrations-of-last-release.txt', import.meta.url), 'utf8').split('\n'),
)
const migrations = readMigrations()
const unreleased = migrations.filter(({ name }) => !released.has(name))

async function databaseOfLastRelease() {
  const db = await openEmptyDatabase()
  onTestFinished(() => db.destroy())
  await db
    .transaction()
    .execute((trx) =>
      migrateInTransaction(trx, { migrations: migrations.filter(({ name }) => released.has(name)) }),
    )
  return db
}

async function factsAround(db: Db, change: () => Promise<unknown>) {
  const before = await readSchemaFacts(db)
  await change()
  return findContractions(before, await readSchemaFacts(db))
}

/**
 * A migration's comment explains why the previous release works with a change that looks breaking, such as a check that
 * only allows more: "-- Safe for the release before: orders.orders_status_check, because it only allows more."
 */
const explained = new Set([
  ...Object.keys(explainedMigrations),
  ...unreleased.flatMap(({ text }) =>
    [...text.matchAll(/^-- Safe for the release before: ([\w.()]+), because .+/gm)].map(([, name]) => name),
  ),
])

/** Removals for which the last release was already prepared. */
const contracting = unreleased.filter(({ needs }) => needs !== undefined)
const isRemovedLater = (name: string) =>
  contracting.some(({ text }) => text.includes(name.split('.').at(-1) ?? name))

// Requirement D-288: The previous release works on the schema of this one.
test('the previous release can work on the schema of this one', async () => {
  const db = await databaseOfLastRelease()
  const found = await factsAround(db, () => db.transaction().execute((trx) => migrateInTransaction(trx)))
  expect(found.filter(({ name }) => !explained.has(name) && !isRemovedLater(name))).toEqual([])
})

// Requirement D-288
test('whatever a migration removes was prepared by an earlier release', () => {
  expect(contracting.filter(({ needs = '' }) => !released.has(needs)).map(({ name }) => name)).toEqual([])
})

/** Each change with the name by which it is found, if any. */
const changes = [
  ['alter table products drop column name cascade', 'products.name', 'is gone'],
  ['alter table products rename column name to title', 'products.name', 'is gone'],
  ['alter table outbox alter column subject type varchar(9)', 'outbox.subject', 'was text and is character'],
  ['alter table outbox alter column sent_at set not null', 'outbox.sent_at', 'may not be null any more'],
  ['alter table outbox alter column attempts drop default', 'outbox.attempts', 'has lost its default'],
  ['alter table outbox add column colour text not null', 'outbox.colour', 'is new and has neither'],
  ['alter table outbox add constraint calm check (attempts < 5)', 'outbox.calm', 'is new: CHECK'],
  ['create unique index one_each on outbox (created_at)', 'outbox.one_each', 'is new: CREATE UNIQUE'],
  ['create table other (a int not null unique)'],
  ["alter table outbox add column colour text not null default '' check (colour <> 'x')"],
]

// Requirement D-288
test('a change that would break the previous release is detected', async () => {
  const db = await databaseOfLastRelease()
  for (const [statement = '', name, what] of changes) {
    const trx = await db.startTransaction().execute()
    const found = await factsAround(trx, () => sql.raw(statement).execute(trx))
    await trx.rollback().execute()
    if (name) expect(found, statement).toContainEqual({ name, what: expect.stringContaining(what ?? '') })
    else expect(found, statement).toEqual([])
  }
})
