import { sql } from 'kysely'
import { expect, vi } from 'vitest'
import type { Db } from '#database/connect.ts'

/**
 * Waits until exactly so many transactions wait for a lock in this database. Other databases of the server are left
 * out, because other tests use them at the same time.
 */
export const untilWaiting = (db: Db, count: number) =>
  vi.waitFor(async () => {
    const { rows } = await sql`select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
    expect(rows).toHaveLength(count)
  }, 60_000)
