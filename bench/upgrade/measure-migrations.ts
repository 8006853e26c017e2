import { join } from 'node:path'
import { type QueryExecutorProvider, sql } from 'kysely'
import type { Db } from '#database/connect.ts'
import { migrate } from '#database/migrate.ts'
import { runFile } from '#test/upgrade/load-snapshot.ts'

/** Adds the rows of a file in this folder, and collects statistics as autovacuum would have. */
export async function fill(db: Db, name: string): Promise<void> {
  await runFile(db, join(import.meta.dirname, name))
  await sql`vacuum analyze`.execute(db)
}

export type Applied = { name: string; ms: number; locks: Lock[] }
type Lock = { table: string; mode: string }

/** Applies this release's migrations: how long each takes, and its locks on tables that existed before. */
export async function measureMigrations(db: Db): Promise<{ applied: Applied[]; seconds: number }> {
  const tables = await findTables(db)
  const applied: Applied[] = []
  const started = performance.now()
  let began = started
  await migrate(db, {
    onApplied: async (name, trx) => {
      applied.push({ name, ms: performance.now() - began, locks: await findLocks(trx, tables) })
      began = performance.now()
    },
  })
  return { applied, seconds: (performance.now() - started) / 1000 }
}

const findTables = async (db: Db) => {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'migrations'`.execute(
    db,
  )
  return rows.map(({ name }) => name)
}

/** Lock modes that block other operations, strongest first. */
const lockEffects = {
  AccessExclusiveLock: 'blocks reads and writes',
  ExclusiveLock: 'blocks writes',
  ShareRowExclusiveLock: 'blocks writes',
  ShareLock: 'blocks writes',
} as const

/** The strongest lock on each existing table. */
async function findLocks(trx: QueryExecutorProvider, tables: string[]): Promise<Lock[]> {
  const { rows } = await sql<Lock>`
    select relname as table, mode from pg_locks join pg_class on pg_class.oid = relation
    where pid = pg_backend_pid() and relkind = 'r' and relname = any(${tables}) and granted`.execute(trx)
  return tables.flatMap((table) => {
    const modes = rows.filter((row) => row.table === table).map(({ mode }) => mode)
    const mode = Object.keys(lockEffects).find((strong) => modes.includes(strong))
    return mode ? [{ table, mode }] : []
  })
}

/** For a table cell: what a migration's locks block. */
export function describeLocks({ locks }: Applied) {
  const effects = Object.entries(lockEffects).flatMap(([mode, words]) => {
    const names = locks.filter((lock) => lock.mode === mode).map((lock) => lock.table)
    return names.length > 0 ? [`${names.join(', ')}: ${words} (${mode})`] : []
  })
  return effects.join('; ') || 'none that block other queries'
}
