import { sql } from 'kysely'
import { connectToServer, type Db } from '#database/connect.ts'
import { openInMemory } from './migrated-database.ts'
import { createEmptyDatabase, createMigratedDatabase } from './server-databases.ts'

/** Set: the tests run on this Postgres server. Absent: on the embedded database. */
const serverUrl = process.env.TEST_DATABASE_URL

const worker = globalThis as typeof globalThis & { testDatabase?: Promise<Db> }

/** One migrated database a worker. */
export const openTestDatabase = () => {
  worker.testDatabase ??= open()
  return worker.testDatabase
}

/** The worker's database, emptied for the test that asks. */
export async function emptyDatabase(): Promise<Db> {
  const db = await openTestDatabase()
  await empty(db)
  return db
}

async function open() {
  const db = await openMigratedDatabase()
  // Packs are numbered from elsewhere than products, so that a test notices one taken for the other.
  await sql`alter table packs alter column id set start with 5001`.execute(db)
  return db
}

/** A database with its tables, and nothing in them. */
export const openMigratedDatabase = async () =>
  serverUrl ? connectToServer(await createMigratedDatabase(serverUrl), 20) : openInMemory('ready')

/** A database with nothing in it, not even tables. */
export const openEmptyDatabase = async () =>
  serverUrl ? connectToServer(await createEmptyDatabase(serverUrl), 20) : openInMemory('bare')

/**
 * Every table but the two that belong to the schema, found in the catalogue so that a new one is not forgotten. Only
 * what a test has written is emptied: to truncate all of them took longer than most tests do.
 */
async function empty(db: Db) {
  await db.transaction().execute(async (trx) => {
    // Without triggers, because the security log's forbids deleting.
    await sql`set local session_replication_role = replica`.execute(trx)
    await sql`
      do $$
      declare
        name text;
      begin
        for name in
          select quote_ident(tablename) from pg_tables
          where schemaname = 'public' and tablename not in ('migrations', 'catalogue_version')
        loop
          execute 'delete from ' || name;
        end loop;
        perform setval(format('%I.%I', schemaname, sequencename)::regclass, 1, false)
        from pg_sequences where schemaname = 'public' and last_value is not null;
      end
      $$`.execute(trx)
  })
  await sql`update catalogue_version set version = version + 1`.execute(db)
}
