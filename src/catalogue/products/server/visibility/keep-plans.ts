import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from '#database/connect.ts'
import type { Parts } from '#parts.ts'
import { showPlanned } from './show-planned.ts'

/** More than the time between two looks, so that no plan comes between them. */
const aheadMs = 1000

const wait = (ms: number) => pause(ms, undefined, { ref: false })

/**
 * A job: has products appear and go at the times planned for them. A plan that is near is waited for here, by every process,
 * so that each shows it at that time instead of noticing it after another one did. What came due while no process ran is
 * done at the first look.
 * @param until waits so many milliseconds
 */
export async function keepPlans(parts: Parts, until: (ms: number) => Promise<unknown> = wait) {
  const next = await nextPlanned(parts.db)
  if (!next) return
  const ms = next.getTime() - parts.clock.now().getTime()
  if (ms > aheadMs) return
  if (ms > 0) await until(ms)
  await showPlanned(parts)
  await parts.hooks?.at?.('plan:done')
}

/** When the next product is to appear or to go. */
export async function nextPlanned(db: Db) {
  const { rows } = await sql<{ next: Date | null }>`
    select least((select min(publish_at) from products where publish_at is not null),
      (select min(hide_at) from products where hide_at is not null)) as next`.execute(db)
  return rows[0]?.next ?? null
}
