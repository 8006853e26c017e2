import { sql } from 'kysely'
import { readWhatsappSettings } from '#operations/whatsapp/server/whatsapp-settings.queries.ts'
import type { Parts } from '#parts.ts'
import { dayMs } from '#values/time/durations.ts'
import type { HealthChecks } from '../contract.ts'
import { type CheckResult, toIsoOrNull } from './bounded-check.ts'

type Facts = NonNullable<HealthChecks['whatsapp']['facts']>

const slowMs = 30 * 60_000

/**
 * Broken if WhatsApp doesn't accept the account; needs attention if a template is wrong or a message has waited for half an
 * hour. As stored with the messages, so that every process and every release reports the same.
 */
export async function checkWhatsapp({
  db,
  clock,
  ...parts
}: Pick<Parts, 'db' | 'clock' | 'whatsapp'>): Promise<CheckResult<Facts>> {
  const whatsapp = parts.whatsapp()
  const { on } = await readWhatsappSettings(db)
  const now = clock.now()
  const { waiting, oldest, problem, error } = await readMessages(db, now)
  const facts: Facts = {
    on,
    configured: whatsapp !== undefined,
    emulated: whatsapp?.emulated ?? false,
    waiting,
    oldest_at: toIsoOrNull(oldest),
    problem,
    error,
  }
  if (!on) return { state: 'works', facts }
  if (problem === 'account' || !whatsapp) return { state: 'broken', facts }
  const isSlow = oldest !== null && now.getTime() - oldest.getTime() > slowMs
  return { state: isSlow || problem === 'template' ? 'look' : 'works', facts }
}

type Found = { waiting: number; oldest: Date | null; problem: Facts['problem']; error: string | null }

/** A message that waits after a failure says why in its error, one that has failed in its reason. */
async function readMessages(db: Parts['db'], now: Date): Promise<Found> {
  const { rows } = await sql<Found>`
    select waits.waiting, waits.oldest, last.problem, last.error from (
      select count(*)::int as waiting, min(created_at) as oldest from (
        select created_at from whatsapp_messages where state in ('waiting', 'sending') and next_attempt_at <= ${now} or
          state = 'waiting' and error is not null limit 1000) as found
    ) as waits left join lateral (
      select error, case when state = 'failed' then reason else split_part(error, ' ', 1) end as problem
      from whatsapp_messages
      where (state = 'waiting' and error is not null)
        or (state = 'failed' and reason in ('account', 'template') and settled_at > ${new Date(now.getTime() - dayMs)})
      order by id desc limit 1
    ) as last on true`.execute(db)
  return rows[0] ?? { waiting: 0, oldest: null, problem: null, error: null }
}
