import type { Parts } from '#parts.ts'
import { recordSecurity } from '#people/security/server/log/record-security.ts'
import type { Origin } from '#people/security/server/origin-of.ts'
import { freeAttempts, maxAttempts } from './attempt-rules.ts'

type AttemptResult = { ok: boolean; tries?: number }

/**
 * Writes two entries into the security log, however many pins are tried: when an account's waits begin, and when only
 * a reset link helps. Nothing is written for phones without an account.
 */
export async function recordLockout(
  { db, clock }: Pick<Parts, 'db' | 'clock'>,
  { ok, tries = 0 }: AttemptResult,
  user: { id: number; name: string } | undefined,
  from: Origin,
) {
  if (ok || !user || ![freeAttempts, maxAttempts].includes(tries)) return
  const details = { wrong_pins: tries, reset_needed: tries === maxAttempts }
  await recordSecurity(db, { event: 'account locked', user, from, details, now: clock.now() })
}
