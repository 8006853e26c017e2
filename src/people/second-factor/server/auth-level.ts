import type { AuthLevel, SessionUser } from '#http/session-cookie.ts'
import type { Parts } from '#parts.ts'
import { isAdminSessionExpired } from '#people/sessions/server/admin-session-limits.ts'
import { closeSession, findSessionUser } from '#people/sessions/server/sessions.queries.ts'
import { hashOfToken } from '#people/sessions/server/tokens.ts'
import { minuteMs } from '#values/time/durations.ts'
import type { Language } from '#words/language.ts'
import { relyingParty } from './relying-party.ts'
import {
  findSessionAuthState,
  recordConfirmationUsed,
  recordLastSeen,
  type SessionAuthState,
} from './session-auth.queries.ts'

/** How long unused step-up authentication is valid. */
const confirmationValidMs = 5 * minuteMs
/** How long a confirmation covers changes to settings while the shop has not opened (decision X67). */
const setupConfirmationMs = 20 * minuteMs
/** The resolution of "last seen": a write per call would be too many. */
const lastSeenResolutionMs = minuteMs

/**
 * The owner of a valid session token; null if it is invalid or has expired. An administrator's session expires earlier,
 * is deleted then, and has an auth level.
 */
export async function findSignedInUser(
  parts: Pick<Parts, 'db' | 'clock' | 'settings' | 'store'>,
  token: string,
  language: Language,
): Promise<SessionUser | null> {
  const { db, clock, settings } = parts
  const now = clock.now()
  const user = await findSessionUser(db, { token, language }, now)
  if (user?.role !== 'admin') return user
  const tokenHash = hashOfToken(token)
  const authState = await findSessionAuthState(db, tokenHash)
  if (!authState || isAdminSessionExpired(authState, now)) {
    await closeSession(db, token)
    return null
  }
  if (msSince(authState.last_seen_at, now) >= lastSeenResolutionMs) await recordLastSeen(db, tokenHash, now)
  const required = settings.razorpay.live || (authState.invited && relyingParty(parts).possible)
  const isUnopened = parts.store().opening === true
  return { ...user, authLevel: authLevelOf(authState, { required, isUnopened }, now) }
}

/** Uses up this session's step-up authentication. */
export const consumeConfirmation = async ({ db, clock }: Pick<Parts, 'db' | 'clock'>, token: string) =>
  void (await recordConfirmationUsed(db, hashOfToken(token), clock.now()))

/**
 * How strongly an administrator's session has been proved.
 * @param shop `required`: a passkey must be set up, because the shop has live payment keys or the person was invited;
 * `isUnopened`: shoppers see nothing of the shop yet
 */
function authLevelOf(
  authState: SessionAuthState,
  { required, isUnopened }: { required: boolean; isUnopened: boolean },
  now: Date,
): AuthLevel {
  const { enrolled, factor_at, confirmed_at, confirmation_spent_at, created_at } = authState
  // Without a passkey the PIN is the only credential, so logging in counts as step-up authentication.
  const confirmedAt = confirmed_at ?? (enrolled ? null : created_at)
  return {
    secondFactor: enrolled ? (factor_at ? 'given' : 'toGive') : required ? 'toSetUp' : 'notNeeded',
    confirmed:
      confirmation_spent_at === null &&
      confirmedAt !== null &&
      msSince(confirmedAt, now) < confirmationValidMs,
    coversSettings: isUnopened && confirmedAt !== null && msSince(confirmedAt, now) < setupConfirmationMs,
    confirmWith: enrolled ? 'passkey' : 'pin',
  }
}

const msSince = (then: Date, now: Date) => now.getTime() - then.getTime()
