import { sql } from 'kysely'
import { connectToServer, type Db } from '#database/connect.ts'
import { openInMemory } from './migrated-database.ts'
import { createEmptyDatabase, createMigratedDatabase } from './server-databases.ts'

/** If set, the tests run on this Postgres server, otherwise on the embedded database. */
const serverUrl = process.env.TEST_DATABASE_URL

const worker = globalThis as typeof globalThis & { testDatabase?: Promise<Db> }

/** One migrated database per worker. */
export const openTestDatabase = () => {
  worker.testDatabase ??= open()
  return worker.testDatabase
}

/** Empties the worker's database for a test. */
export async function emptyDatabase(): Promise<Db> {
  const db = await openTestDatabase()
  await empty(db)
  return db
}

async function open() {
  const db = await openMigratedDatabase()
  // Pack ids start elsewhere than product ids, so that mixing them up fails tests.
  await sql`alter table packs alter column id set start with 5001`.execute(db)
  return db
}

/** An empty database with tables. */
export const openMigratedDatabase = async () =>
  serverUrl ? connectToServer(await createMigratedDatabase(serverUrl), 20) : openInMemory('ready')

/** An empty database without tables. */
export const openEmptyDatabase = async () =>
  serverUrl ? connectToServer(await createEmptyDatabase(serverUrl), 20) : openInMemory('bare')

/**
 * Every table but the two of the schema itself, from the system catalogue so that new ones are included. Deletes only
 * what a test wrote, because truncating all tables would take longer than most tests.
 */
async function empty(db: Db) {
  await db.transaction().execute(async (trx) => {
    // Without triggers, because the security log forbids deleting.
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
