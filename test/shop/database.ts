import { sql } from 'kysely'
import { connectToServer, type Db } from '#database/connect.ts'
import { openInMemory } from './migrated-database.ts'
import { createEmptyDatabase, createMigratedDatabase } from './server-databases.ts'

/** If set, the tests run on this Postgres server, otherwise on the embedded database. */
const serverUrl = process.env.TEST_DATABASE_URL
const connections = Number(process.env.TEST_CONNECTIONS ?? 20)

const worker = globalThis as typeof globalThis & { testDatabase?: Promise<Db> }

/** One migrated database per worker. */
export const openTestDatabase = () => {
  worker.testDatabase ??= open()
  return worker.testDatabase
}

/** Empties the worker's database for a test. */
export async function emptyDatabase(): Promise<Db> {
  const db = await openTestDatabase()
  await sql`select testing.delete_all_rows()`.execute(db)
  return db
}

async function open() {
  const db = await openMigratedDatabase()
  // Pack ids start elsewhere than product ids, so that mixing them up fails tests.
  await sql`alter table packs alter column id set start with 5001`.execute(db)
  await createDeleteAllRows(db)
  return db
}

/** A busy machine must not seem to have no database. What is about outages opens its own connections. */
const longTimeouts = { connectTimeoutMs: 60_000, probeTimeoutMs: 60_000 }

/** Opens a new empty database with tables. */
export const openMigratedDatabase = async () =>
  serverUrl
    ? connectToServer(await createMigratedDatabase(serverUrl), connections, longTimeouts)
    : openInMemory('ready')

/** Opens a new empty database without tables. */
export const openEmptyDatabase = async () =>
  serverUrl
    ? connectToServer(await createEmptyDatabase(serverUrl), connections, longTimeouts)
    : openInMemory('bare')

/**
 * Creates the function that empties every table but the two of the schema itself. It is made from the system catalogue,
 * so that new tables are included. Deleting only what a test wrote takes a tenth of truncating all tables, and a
 * function's statements are planned once per connection.
 */
async function createDeleteAllRows(db: Db) {
  const { rows } = await sql<{ name: string }>`
    select quote_ident(tablename) as name from pg_tables
    where schemaname = 'public' and tablename not in ('migrations', 'catalogue_version')`.execute(db)
  const deletes = rows.map(({ name }) => `if exists (select from ${name}) then delete from ${name}; end if;`)
  await sql`create schema testing`.execute(db)
  // Without triggers, because the security log forbids deleting.
  await sql`
    create function testing.delete_all_rows() returns void language plpgsql
    set session_replication_role = replica as ${sql.lit(`
      begin
        ${deletes.join('\n')}
        perform setval(format('%I.%I', schemaname, sequencename)::regclass, 1, false)
        from pg_sequences where schemaname = 'public' and last_value is not null;
        update catalogue_version set version = version + 1;
      end`)}`.execute(db)
}
