import type { SessionUser, Standing } from '#http/session-cookie.ts'
import type { Parts } from '#parts.ts'
import { closeSession, findSessionUser } from '#people/sessions/server/sessions.queries.ts'
import { hashOfToken } from '#people/sessions/server/tokens.ts'
import type { Language } from '#words/language.ts'
import { findProof, noteSeen, noteSpent, type Proof } from './proofs.queries.ts'

const minute = 60_000
/** A shift: an administrator's session ends after these hours, however active it is. */
const longestMs = 12 * 60 * minute
/** Shorter would ask whoever packs for an hour beside the screen a second time in their shift. */
const longestIdleMs = 4 * 60 * minute
/** A confirmation that no expensive action has used counts for this long. */
const confirmedForMs = 5 * minute
/** The resolution of "last seen": a write per call would be too many. */
const seenEveryMs = minute

/** The owner of a valid session token. An administrator's session expires sooner, and comes with what it has proven. */
export async function findSignedIn(
  { db, clock, settings }: Pick<Parts, 'db' | 'clock' | 'settings'>,
  token: string,
  language: Language,
): Promise<SessionUser | null> {
  const now = clock.now()
  const user = await findSessionUser(db, { token, language }, now)
  if (user?.role !== 'admin') return user
  const login = hashOfToken(token)
  const proof = await findProof(db, login)
  if (!proof || hasEnded(proof, now)) {
    await closeSession(db, token)
    return null
  }
  if (msSince(proof.last_seen_at, now) >= seenEveryMs) await noteSeen(db, login, now)
  return { ...user, standing: standingOf(proof, settings.razorpay.live, now) }
}

/** The confirmation of this login was used for an expensive action. */
export const spendConfirmation = async ({ db, clock }: Pick<Parts, 'db' | 'clock'>, token: string) =>
  void (await noteSpent(db, hashOfToken(token), clock.now()))

const hasEnded = (proof: Proof, now: Date) =>
  msSince(proof.created_at, now) >= longestMs || msSince(proof.last_seen_at, now) >= longestIdleMs

/** @param required whether the shop takes real money */
function standingOf(proof: Proof, required: boolean, now: Date): Standing {
  const { enrolled, factor_at, confirmed_at, confirmation_spent_at, created_at } = proof
  // Without a passkey the pin is all there is, so logging in counts as a confirmation.
  const shownAt = confirmed_at ?? (enrolled ? null : created_at)
  return {
    secondFactor: enrolled ? (factor_at ? 'given' : 'toGive') : required ? 'toSetUp' : 'notNeeded',
    confirmed: confirmation_spent_at === null && shownAt !== null && msSince(shownAt, now) < confirmedForMs,
    confirmWith: enrolled ? 'passkey' : 'pin',
  }
}

const msSince = (then: Date, now: Date) => now.getTime() - then.getTime()
