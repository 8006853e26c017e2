import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type QueryExecutorProvider, sql, type Transaction } from 'kysely'
import { DatabaseProblem, type Db } from './connect.ts'
import { connectPatiently } from './outages/patient-server.ts'
import type { Database } from './schema.ts'

const folder = join(import.meta.dirname, 'migrations')
/** An arbitrary key for the advisory lock, unused elsewhere in this database. */
const advisoryLock = 7_305_151

type MigrationsTable = { name: string; checksum: string; applied_at: Date }
type Migrating = Transaction<Database & { migrations: MigrationsTable }>
type OnApplied = (name: string, trx: QueryExecutorProvider) => Promise<void>

/**
 * Applies what is new in `migrations/`, in order of name, in one transaction under a lock, so that processes that start
 * together wait for each other. @returns the names applied. @throws DatabaseProblem when an applied one was edited.
 * @param onApplied told of each, before anything is committed
 */
export const migrate = (db: Db, onApplied?: OnApplied): Promise<string[]> =>
  db.transaction().execute((trx) => bringForward(trx, { onApplied }))

type Forward = {
  onApplied?: OnApplied
  /** Which to apply; without it, all. */
  only?: ReadonlySet<string>
}

/** The same in a transaction that has more to do. */
export async function bringForward(
  within: Transaction<Database>,
  { onApplied, only }: Forward = {},
): Promise<string[]> {
  const trx: Migrating = within.withTables<{ migrations: MigrationsTable }>()
  await sql`set local statement_timeout = 0`.execute(trx)
  await sql`select pg_advisory_xact_lock(${sql.lit(advisoryLock)})`.execute(trx)
  await sql`create table if not exists migrations (
    name text primary key, checksum text not null, applied_at timestamptz not null default now())`.execute(
    trx,
  )
  const checksums = new Map((await listMigrations(within)).map((row) => [row.name, row.checksum]))
  const fresh = []
  for (const migration of readMigrations()) {
    if (only && !only.has(migration.name)) continue
    const checksum = checksums.get(migration.name)
    if (checksum === undefined) {
      fresh.push(await apply(trx, migration))
      await onApplied?.(migration.name, trx)
    } else if (checksum !== migration.checksum)
      throw new DatabaseProblem(
        `The migration ${migration.name} was edited after it had been applied. Put it back and add a new one.`,
      )
  }
  return fresh
}

/** What has been applied to a database that has its tables. */
export const listMigrations = (db: Db): Promise<{ name: string; checksum: string }[]> =>
  db
    .withTables<{ migrations: MigrationsTable }>()
    .selectFrom('migrations')
    .select(['name', 'checksum'])
    .orderBy('name')
    .execute()

/** Read when it is first asked for: it does not change while the process runs. */
let newestMigration: string | undefined

/** Whether the newest migration of this release has been applied: an older copy may have been put back meanwhile. */
export async function isMigrated(db: Db): Promise<boolean> {
  newestMigration ??= migrationNames().at(-1)
  const { rows } = await sql`select 1 from migrations where name = ${newestMigration}`.execute(db)
  return rows.length > 0
}

/** The same, on a Postgres server over a connection without a time limit. @param url absent for the embedded database */
export async function migrateAt(db: Db, url: string | undefined): Promise<string[]> {
  if (!url) return await migrate(db)
  const patient = connectPatiently(url)
  try {
    return await migrate(patient)
  } finally {
    await patient.destroy()
  }
}

type Migration = ReturnType<typeof readMigrations>[number]

const migrationNames = () =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()

/** What this release brings. */
export function readMigrations() {
  return migrationNames().map((name) => {
    const text = readFileSync(join(folder, name), 'utf8')
    return { name, text, checksum: createHash('sha256').update(text).digest('hex') }
  })
}

async function apply(trx: Migrating, { name, text, checksum }: Migration) {
  for (const statement of statementsOf(text)) await sql.raw(statement).execute(trx).catch(sayWhatIsMissing)
  await trx.insertInto('migrations').values({ name, checksum, applied_at: new Date() }).execute()
  return name
}

/** Explains the one permission that a managed server may deny. */
function sayWhatIsMissing(error: unknown): never {
  if (error instanceof Error && 'code' in error && error.code === '42501')
    throw new DatabaseProblem(
      `The database does not let the shop prepare itself: ${error.message}. Its user needs the right to create in this database (grant create on database), or somebody who has it runs "create extension pg_trgm" once.`,
      { cause: error },
    )
  throw error
}

/** The statements of a file one by one, for the embedded database prepares one at a time. A `$$` body stays whole. */
function statementsOf(text: string) {
  const withoutComments = text.replace(/^\s*--.*$/gm, '')
  const pieces = withoutComments.match(/(?:\$\$[\s\S]*?\$\$|[^;])+/g) ?? []
  return pieces.map((piece) => piece.trim()).filter((piece) => piece !== '')
}
