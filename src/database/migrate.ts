import { setTimeout as pause } from 'node:timers/promises'
import { type QueryExecutorProvider, sql, type Transaction } from 'kysely'
import { DatabaseProblem, type Db } from './connect.ts'
import { connectWithoutTimeout } from './failover/connect-without-timeout.ts'
import { type Migration, readMigrations } from './migrating/read-migrations.ts'
import {
  type AppliedMigration,
  findUnsupportedMigrations,
  readAppliedMigrations,
} from './migrating/schema-state.ts'
import type { Database } from './schema.ts'

/** An arbitrary key for the advisory lock, unused elsewhere in this database. */
const advisoryLock = 7_305_151

type MigrationsTable = { name: string; checksum: string; applied_at: Date; needs?: string }
type Migrating = Transaction<Database & { migrations: MigrationsTable }>
type OnApplied = (name: string, trx: QueryExecutorProvider) => Promise<void>

/**
 * How long a migration waits for a table lock; every later query on that table waits behind it. Much shorter than the
 * second after which Postgres ends a deadlock, so that the migration gives way and not a sale.
 */
const lockTimeout = '500ms'
const betweenTriesMs = 2000
const tries = 120

/**
 * Applies the new files in `migrations/`, in order of name, each in its own transaction: a table is locked only while
 * one migration needs it. Processes that start together take turns. If a table stays locked (a backup reads all of
 * them), it gives up the attempt, lets the shop work, and tries again.
 * @returns the names applied
 * @throws DatabaseProblem when an applied migration was edited, when the database needs a newer release, or when a
 * table stayed locked for five minutes
 */
export async function migrate(
  db: Db,
  { migrations = readMigrations(), onApplied }: Pick<MigrateOptions, 'migrations' | 'onApplied'> = {},
): Promise<string[]> {
  const applied: string[] = []
  const options = { migrations, lockTimeout, most: 1, onApplied }
  for (;;) {
    const next = await migrateWhenUnlocked(db, options)
    if (next.length === 0) return applied
    applied.push(...next)
  }
}

/** Applies the next migration. @returns its name, or nothing if there is none */
async function migrateWhenUnlocked(db: Db, options: MigrateOptions): Promise<string[]> {
  for (let left = tries; ; left -= 1) {
    try {
      return await db.transaction().execute((trx) => migrateInTransaction(trx, options))
    } catch (error) {
      if (!isLocked(error)) throw error
      if (left <= 1)
        throw new DatabaseProblem(
          'Couldn’t migrate the database: another connection keeps a table locked. Close that connection, then restart the shop.',
          { cause: error },
        )
      await pause(betweenTriesMs)
    }
  }
}

/** Lock timeout, or a deadlock with a sale that could not wait. */
const lockedCodes = new Set(['55P03', '40P01'])
const isLocked = (error: unknown) =>
  error instanceof Error && 'code' in error && lockedCodes.has(String(error.code))

type MigrateOptions = {
  /** Called for each one before the commit. */
  onApplied?: OnApplied | undefined
  /** The migrations to apply, in order; all of this release if absent. */
  migrations?: Migration[]
  /** The lock timeout in Postgres' notation; unlimited if absent. */
  lockTimeout?: string
  /** How many to apply at most, except to an empty database, which nobody uses yet; all if absent. */
  most?: number
}

/** Like `migrate`, within the caller's transaction. */
export async function migrateInTransaction(
  within: Transaction<Database>,
  { onApplied, migrations = readMigrations(), lockTimeout = '0', most = Infinity }: MigrateOptions = {},
): Promise<string[]> {
  const trx: Migrating = within.withTables<{ migrations: MigrationsTable }>()
  await sql`set local statement_timeout = 0`.execute(trx)
  await sql`select pg_advisory_xact_lock(${sql.lit(advisoryLock)})`.execute(trx)
  await sql`set local lock_timeout = ${sql.lit(lockTimeout)}`.execute(trx)
  await sql`create table if not exists migrations (
    name text primary key, checksum text not null, applied_at timestamptz not null default now())`.execute(
    trx,
  )
  const applied = await readAppliedMigrations(within)
  requireNewEnoughRelease(applied, migrations)
  const checksums = new Map(applied.map((row) => [row.name, row.checksum]))
  const limit = applied.length === 0 ? Infinity : most
  const newlyApplied = []
  for (const migration of migrations) {
    const checksum = checksums.get(migration.name)
    if (checksum === undefined) {
      if (newlyApplied.length === limit) continue
      newlyApplied.push(await applyMigration(trx, migration))
      await onApplied?.(migration.name, trx)
    } else if (checksum !== migration.checksum)
      throw new DatabaseProblem(
        `Migration ${migration.name} was edited after it was applied. Restore it and add a new migration instead.`,
      )
  }
  return newlyApplied
}

/** @throws DatabaseProblem when an applied migration needs a newer release */
function requireNewEnoughRelease(applied: AppliedMigration[], migrations: Migration[]) {
  const [newer] = findUnsupportedMigrations(applied, new Set(migrations.map(({ name }) => name)))
  if (newer)
    throw new DatabaseProblem(
      `This release is too old for the database: a newer release has applied ${newer.name}, which needs a release with ${newer.needs}. Start the newer release, or restore a backup made before that upgrade.`,
    )
}

/** The names and checksums of the migrations applied to a migrated database, by name. */
export const listAppliedMigrations = async (db: Db): Promise<{ name: string; checksum: string }[]> =>
  (await readAppliedMigrations(db)).map(({ name, checksum }) => ({ name, checksum }))

/**
 * Like `migrate`, on a Postgres server over a connection without a statement timeout.
 * @param url absent for the embedded database
 */
export async function migrateAt(db: Db, url: string | undefined): Promise<string[]> {
  if (!url) return await migrate(db)
  const unlimited = connectWithoutTimeout(url)
  try {
    return await migrate(unlimited)
  } finally {
    await unlimited.destroy()
  }
}

/** Runs one migration and records it. @returns its name */
async function applyMigration(trx: Migrating, { name, text, checksum, needs }: Migration) {
  // The database splits the file into statements: no code of ours has to know where one ends.
  await sql.raw(text).execute(trx).catch(explainMissingRight)
  await trx
    .insertInto('migrations')
    .values({ name, checksum, applied_at: new Date(), ...(needs !== undefined && { needs }) })
    .execute()
  return name
}

/** Throws the error again, with an explanation if a privilege is missing, which a managed server may deny. */
function explainMissingRight(error: unknown): never {
  if (error instanceof Error && 'code' in error && error.code === '42501')
    throw new DatabaseProblem(
      `Couldn’t set up the database: ${error.message}. Give its user the CREATE privilege on this database (grant create on database), or run "create extension pg_trgm" once as a user who has it.`,
      { cause: error },
    )
  throw error
}
