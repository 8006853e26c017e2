import { join } from 'node:path'
import { type QueryExecutorProvider, sql } from 'kysely'
import type { Db } from '#database/connect.ts'
import { connectWithoutTimeout } from '#database/failover/connect-without-timeout.ts'
import { migrate } from '#database/migrate.ts'
import { loadSnapshot, runFile } from '#test/upgrade/load-snapshot.ts'
import { type Report, table } from '../report.ts'
import { withPostgres } from '../server-shop.ts'
import { watchLockWaits } from './lock-waits.ts'

/** Above this, a merchant would have to schedule the upgrade. */
const maxSeconds = 30

type Applied = { name: string; ms: number; locks: Lock[] }
type Lock = { table: string; mode: string }

/**
 * Upgrades a shop with two years of data from the previous release: the duration of each migration, its locks, and
 * which operations wait. All migrations run in one transaction, so a lock is held until the last one has ended.
 */
export const upgrade = (): Promise<Report> =>
  withPostgres(async (url) => {
    const db = connectWithoutTimeout(url)
    try {
      await loadSnapshot(db, 'release-1.sql')
      await runFile(db, join(import.meta.dirname, 'fill-release-1.sql'))
      const stopWatching = await watchLockWaits(url)
      const began = performance.now()
      const applied = await measureEach(db)
      const seconds = (performance.now() - began) / 1000
      return report(applied, seconds, await stopWatching())
    } finally {
      await db.destroy()
    }
  })

async function measureEach(db: Db): Promise<Applied[]> {
  const tables = await findTables(db)
  const applied: Applied[] = []
  const known = new Set<string>()
  let began = performance.now()
  await migrate(db, async (name, trx) => {
    const ms = performance.now() - began
    const held = await findLocks(trx, tables)
    const locks = held.filter((lock) => !known.has(`${lock.table} ${lock.mode}`))
    for (const lock of locks) known.add(`${lock.table} ${lock.mode}`)
    applied.push({ name, ms, locks })
    began = performance.now()
  })
  return applied
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

function report(applied: Applied[], seconds: number, waited: { what: string; ms: number }[]): Report {
  const locksOf = ({ locks }: Applied) =>
    Object.entries(lockEffects).flatMap(([mode, words]) => {
      const names = locks.filter((lock) => lock.mode === mode).map((lock) => lock.table)
      return names.length > 0 ? [`${names.join(', ')}: ${words} (${mode})`] : []
    })
  return {
    title: 'Upgrade from release 1 with 10,000 products and 100,000 orders',
    text: [
      table(
        ['migration', 'ms', 'new locks, held until the end of the upgrade'],
        applied.map((one) => [
          one.name,
          Math.round(one.ms),
          locksOf(one).join('; ') || 'none that block other queries',
        ]),
      ),
      table(
        ['operation in a running shop', 'longest wait, ms'],
        waited.map(({ what, ms }) => [what, Math.round(ms)]),
      ),
    ].join('\n\n'),
    targets: [{ what: 'duration of the whole upgrade', measured: seconds, most: maxSeconds, unit: 's' }],
  }
}
