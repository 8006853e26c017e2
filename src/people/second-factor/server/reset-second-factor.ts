import type { Parts } from '#parts.ts'
import { findUsersByPhoneOrEmail } from '#people/accounts/server/users.queries.ts'
import { recordSecurity } from '#people/security/server/log/record-security.ts'
import { closeOtherSessions } from '#people/sessions/server/sessions.queries.ts'
import { deletePasskeys, lockAccount } from './passkeys.queries.ts'
import { deleteRecoveryCodes } from './recovery-codes.queries.ts'

type ResetSecondFactorResult =
  | { ok: true; user: { name: string; phone: string; email: string } }
  | { ok: false; reason: 'NOBODY' | 'TWO_ACCOUNTS' }

/**
 * For an administrator who has lost the device and the recovery codes; run on the server's command line. Removes the
 * second factor and ends their sessions. Not reachable through the API.
 */
export async function resetSecondFactor(
  { db, clock }: Pick<Parts, 'db' | 'clock'>,
  who: { phone?: string; email?: string },
): Promise<ResetSecondFactorResult> {
  const [user, other] = await findUsersByPhoneOrEmail(db, who)
  if (!user) return { ok: false, reason: 'NOBODY' }
  if (other) return { ok: false, reason: 'TWO_ACCOUNTS' }
  await db.transaction().execute(async (trx) => {
    await lockAccount(trx, user.id)
    await deletePasskeys(trx, user.id)
    await deleteRecoveryCodes(trx, user.id)
    await closeOtherSessions(trx, user.id)
    const details = { what: 'reset by command' }
    await recordSecurity(trx, { event: 'second factor', user, details, now: clock.now() })
  })
  return { ok: true, user }
}
