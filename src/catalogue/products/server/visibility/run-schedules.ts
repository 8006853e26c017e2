import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from '#database/connect.ts'
import type { Parts } from '#parts.ts'
import { applySchedules } from './apply-schedules.ts'

/** Longer than the job's interval, so that no scheduled time is missed between two runs. */
const lookAheadMs = 1000

/** Waits without keeping the process alive. */
const waitInBackground = (ms: number) => pause(ms, undefined, { ref: false })

/**
 * A job: publishes and hides products at their scheduled times. Every process sleeps until a scheduled time that is
 * near, so that all of them update their caches on time. Times that passed while no process ran are applied by the
 * first run.
 * @param sleep waits for this many milliseconds
 */
export async function runSchedules(parts: Parts, sleep: (ms: number) => Promise<unknown> = waitInBackground) {
  const next = await findNextScheduled(parts.db)
  if (!next) return
  const ms = next.getTime() - parts.clock.now().getTime()
  if (ms > lookAheadMs) return
  if (ms > 0) await sleep(ms)
  await applySchedules(parts)
  await parts.hooks?.at?.('plan:done')
}

/** When the next product is to be published or hidden; null if none is scheduled. */
export async function findNextScheduled(db: Db) {
  const { rows } = await sql<{ next: Date | null }>`
    select least((select min(publish_at) from products where publish_at is not null),
      (select min(hide_at) from products where hide_at is not null)) as next`.execute(db)
  return rows[0]?.next ?? null
}
