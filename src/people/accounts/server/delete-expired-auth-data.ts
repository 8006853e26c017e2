import type { Parts } from '#parts.ts'
import { deleteOldFailureBudgets } from '#people/security/server/failure-budgets.queries.ts'
import { deleteUnusedDevices } from '#people/security/server/known-devices.queries.ts'
import { deleteOldSharedBudgets } from '#people/security/server/shared-budget.queries.ts'
import { deleteExpiredSessions } from '#people/sessions/server/sessions.queries.ts'
import { dayMs } from '#values/time/durations.ts'
import { deleteUnknownPhoneAttempts } from './login-attempts/pin-attempts.queries.ts'
import { deleteExpiredLoginCodes } from './pins/login-codes.queries.ts'
import { deleteExpiredPinResets } from './pins/pin-resets.queries.ts'

const attemptRetentionDays = 30
/** The longest lifetime that browsers grant a cookie. */
const deviceCookieDays = 400

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * dayMs)

/**
 * Removes expired records: ended sessions, expired reset links and login codes, old counters of wrong pins for phones
 * without an account, rate-limit budgets of past days, and devices whose cookie has expired.
 */
export async function deleteExpiredAuthData({ db, clock }: Pick<Parts, 'db' | 'clock'>) {
  const now = clock.now()
  await deleteExpiredSessions(db, now)
  await deleteExpiredPinResets(db, now)
  await deleteUnknownPhoneAttempts(db, daysBefore(now, attemptRetentionDays))
  await deleteOldFailureBudgets(db, daysBefore(now, 1))
  await deleteExpiredLoginCodes(db, now)
  await deleteOldSharedBudgets(db, daysBefore(now, 1))
  await deleteUnusedDevices(db, daysBefore(now, deviceCookieDays))
}
