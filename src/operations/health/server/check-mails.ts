import type { readBacklog } from '#operations/metrics/server/shop-figures.queries.ts'
import type { Parts } from '#parts.ts'
import { dayMs } from '#values/time/durations.ts'
import type { HealthChecks } from '../contract.ts'
import { type CheckResult, toIsoOrNull } from './bounded-check.ts'

type Facts = NonNullable<HealthChecks['mails']['facts']>

/** Same threshold as the alert for unsent mails. */
const slowMs = 30 * 60_000

/**
 * Broken if an email has waited for a day; needs attention after half an hour, or in a real shop without a mail server.
 * @param read reads the backlog
 */
export async function checkMails(
  { settings, clock }: Pick<Parts, 'settings' | 'clock'>,
  read: () => Promise<Awaited<ReturnType<typeof readBacklog>>>,
): Promise<CheckResult<Facts>> {
  const { mails: waiting, mails_refused: refused, oldest_mail } = await read()
  const leaves = settings.mail.smtpUrl !== undefined
  const waited = oldest_mail ? clock.now().getTime() - oldest_mail.getTime() : 0
  const isUnsuitable = settings.isReal && !leaves
  return {
    state: waited > dayMs ? 'broken' : waited > slowMs || isUnsuitable ? 'look' : 'works',
    facts: { waiting, refused, oldest_at: toIsoOrNull(oldest_mail), leaves },
  }
}
