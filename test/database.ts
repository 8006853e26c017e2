import { sql } from 'kysely'
import pg from 'pg'
import { connectToServer, type Db, embeddedInMemory } from '../src/database/connect.ts'
import { migrate } from '../src/database/migrate.ts'

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
  const db = serverUrl ? await connectToServer(await freshDatabase(serverUrl), 20) : await embeddedInMemory()
  await migrate(db)
  return db
}

/** A new database on the test server. @returns its address */
export async function freshDatabase(server: string) {
  const name = `shop_test_${process.pid}_${Date.now()}`
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

/** Every table but the two that belong to the schema, found in the catalogue so that a new one is not forgotten. */
async function empty(db: Db) {
  const { rows } = await sql<{ name: string }>`
    select quote_ident(tablename) as name from pg_tables
    where schemaname = 'public' and tablename not in ('migrations', 'catalogue_version')`.execute(db)
  await sql.raw(`truncate ${rows.map((row) => row.name).join(', ')} restart identity cascade`).execute(db)
  await sql`update catalogue_version set version = version + 1`.execute(db)
}
