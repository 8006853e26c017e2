import type { Transaction } from 'kysely'
import type { z } from 'zod'
import type { Database } from '#database/schema.ts'
import { recordActivity } from '#operations/activity/server/record-activity.ts'
import type { Parts } from '#parts.ts'
import type { registration } from '#people/accounts/contract.ts'
import { isEasyPin } from '#people/accounts/rules/easy-pins.ts'
import { clearPinAttempts } from '#people/accounts/server/login-attempts/pin-attempts.queries.ts'
import { hashPin } from '#people/accounts/server/pins/pins.ts'
import type { RegisterResult } from '#people/accounts/server/register.ts'
import { findUsersByPhoneOrEmail, insertUser } from '#people/accounts/server/users.queries.ts'
import { recordSecurity } from '#people/security/server/log/record-security.ts'
import type { Origin } from '#people/security/server/origin-of.ts'
import { closeOtherSessions } from '#people/sessions/server/sessions.queries.ts'
import { hashOfToken } from '#people/sessions/server/tokens.ts'
import type { Language } from '#words/language.ts'
import { actions } from '../words/office/en.ts'
import { addMember, findMember, takeInvitation } from './staff.queries.ts'

type Context = Pick<Parts, 'db' | 'clock'>

export type JoinResult = RegisterResult | { ok: false; reason: 'INVITATION_OVER' | 'ALREADY_STAFF' }

/** Thrown inside of a transaction, so that a refused account doesn't use up the invitation. */
class Refused extends Error {
  readonly result: JoinResult
  constructor(result: JoinResult) {
    super('refused')
    this.result = result
  }
}

/** Runs the transaction, which is rolled back if it is refused. */
async function transactOrRefuse(
  { db }: Context,
  run: (trx: Transaction<Database>) => Promise<void>,
): Promise<JoinResult> {
  try {
    await db.transaction().execute(run)
    return { ok: true }
  } catch (error) {
    if (error instanceof Refused) return error.result
    throw error
  }
}

/**
 * Creates an account with an invitation. A phone number or email address that has an account is refused: its owner logs
 * in and accepts, so that an invitation never opens somebody else's account.
 */
export async function joinStaff(
  { db, clock }: Context,
  { token, name, email, phone, pin }: z.infer<typeof registration> & { token: string },
  { language, from }: { language: Language; from: Origin },
): Promise<JoinResult> {
  if (isEasyPin(pin, phone)) return { ok: false, reason: 'EASY_PIN' }
  const pin_hash = await hashPin(pin)
  return transactOrRefuse({ db, clock }, async (trx) => {
    const now = clock.now()
    const invitation = await takeInvitation(trx, hashOfToken(token), now)
    if (!invitation) throw new Refused({ ok: false, reason: 'INVITATION_OVER' })
    const person = { name, email, phone, pin_hash, locale: language, created_at: now }
    const user = await insertUser(trx, { ...person, role: 'customer' })
    if (!user) {
      const holders = await findUsersByPhoneOrEmail(trx, { phone, email })
      const taken = (['phone', 'email'] as const).filter((field) =>
        holders.some((holder) => holder[field] === person[field]),
      )
      throw new Refused({ ok: false, reason: 'TAKEN', taken })
    }
    await clearPinAttempts(trx, phone)
    await addMember(trx, user.id, invitation, now)
    await recordJoined(trx, user, { role: invitation.role, from, now })
  })
}

/** Makes a logged-in customer a member of the staff. All sessions end: the next login opens the back office. */
export const acceptInvitation = (
  { db, clock }: Context,
  { token, user, from }: { token: string; user: { id: number; name: string }; from: Origin },
) =>
  transactOrRefuse({ db, clock }, async (trx) => {
    const now = clock.now()
    if (await findMember(trx, user.id)) throw new Refused({ ok: false, reason: 'ALREADY_STAFF' })
    const invitation = await takeInvitation(trx, hashOfToken(token), now)
    if (!invitation) throw new Refused({ ok: false, reason: 'INVITATION_OVER' })
    await addMember(trx, user.id, invitation, now)
    await closeOtherSessions(trx, user.id)
    await recordJoined(trx, user, { role: invitation.role, from, now })
  })

async function recordJoined(
  trx: Transaction<Database>,
  user: { id: number; name: string },
  { role, from, now }: { role: string; from: Origin; now: Date },
) {
  const subject = { kind: 'user', id: user.id, name: user.name } as const
  const changes = { role: { from: null, to: role } }
  await recordActivity(trx, { actor: user, subject, action: actions.joined, changes, now })
  await recordSecurity(trx, { event: 'staff changed', user, from, details: { action: 'joined', role }, now })
}
