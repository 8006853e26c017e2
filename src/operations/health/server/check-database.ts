import { sql } from 'kysely'
import { acceptsWrites, findPoolUsageReader } from '#database/connect.ts'
import type { Parts } from '#parts.ts'
import type { HealthChecks } from '../contract.ts'
import type { CheckResult } from './bounded-check.ts'

type Facts = NonNullable<HealthChecks['database']['facts']>

/** A page needs several queries: if a minimal one takes this long, shoppers wait. */
const slowMs = 1000
/** Same threshold as the alert for exhausted connections. */
const maxWaiting = 5

/**
 * Broken without writes; needs attention if it is slow or short of connections, or embedded in a real shop. Throws when
 * the database does not answer.
 */
export async function checkDatabase({
  db,
  settings,
}: Pick<Parts, 'db' | 'settings'>): Promise<CheckResult<Facts>> {
  // Read first, because the queries of the other checks may wait too.
  const waiting = findPoolUsageReader(db)?.().waiting ?? 0
  const startedAt = performance.now()
  await sql`select 1`.execute(db)
  const ms = Math.round((performance.now() - startedAt) * 10) / 10
  const kind = settings.database.url ? 'server' : 'embedded'
  const writable = await acceptsWrites(db)
  const facts = { kind, ms, bytes: await readDatabaseSize(db), waiting, writable } as const
  const isUnsuitable = kind === 'embedded' && settings.isReal
  if (!writable) return { state: 'broken', facts }
  return { state: isUnsuitable || ms > slowMs || waiting > maxWaiting ? 'look' : 'works', facts }
}

async function readDatabaseSize(db: Parts['db']) {
  const { rows } = await sql<{ bytes: number }>`
    select pg_database_size(current_database())::float8 as bytes`.execute(db)
  return rows[0]?.bytes ?? 0
}
