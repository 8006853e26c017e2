import type { Parts } from '#parts.ts'
import { forgetOldBudgets } from '#people/security/server/guess-budgets.queries.ts'
import { forgetUnusedDevices } from '#people/security/server/known-devices.queries.ts'
import { forgetOldSharedBudgets } from '#people/security/server/shared-budget.queries.ts'
import { forgetEndedSessions } from '#people/sessions/server/sessions.queries.ts'
import { forgetGuessesOfNobody } from './login-attempts/pin-guesses.queries.ts'
import { forgetExpiredCodes } from './pins/login-codes.queries.ts'
import { forgetExpiredPinResets } from './pins/pin-resets.queries.ts'

const daysToRemember = 30
/** The longest lifetime that browsers grant a cookie. */
const daysOfCookie = 400

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * 86_400_000)

/**
 * Removes expired records: ended sessions, expired reset links and login codes, old guess counters of phones without
 * an account, rate-limit budgets of past days, and devices whose cookie has expired.
 */
export async function forgetExpired({ db, clock }: Pick<Parts, 'db' | 'clock'>) {
  const now = clock.now()
  await forgetEndedSessions(db, now)
  await forgetExpiredPinResets(db, now)
  await forgetGuessesOfNobody(db, daysBefore(now, daysToRemember))
  await forgetOldBudgets(db, daysBefore(now, 1))
  await forgetExpiredCodes(db, now)
  await forgetOldSharedBudgets(db, daysBefore(now, 1))
  await forgetUnusedDevices(db, daysBefore(now, daysOfCookie))
}
