import type { Parts } from '#parts.ts'
import { findHolders } from '#people/accounts/server/users.queries.ts'
import { recordSecurity } from '#people/security/server/log/record-security.ts'
import { closeOtherSessions } from '#people/sessions/server/sessions.queries.ts'
import { deletePasskeys, lockAccount } from './passkeys.queries.ts'
import { deleteCodes } from './recovery-codes.queries.ts'

export type ResetSecondFactor =
  | { ok: true; user: { name: string; phone: string; email: string } }
  | { ok: false; reason: 'NOBODY' | 'TWO_ACCOUNTS' }

/**
 * For an administrator who lost device and recovery codes, by whoever may use the server's command line: takes the
 * second factor away and ends their logins. The API has no way here.
 */
export async function resetSecondFactor(
  { db, clock }: Pick<Parts, 'db' | 'clock'>,
  who: { phone?: string; email?: string },
): Promise<ResetSecondFactor> {
  const [user, other] = await findHolders(db, who)
  if (!user) return { ok: false, reason: 'NOBODY' }
  if (other) return { ok: false, reason: 'TWO_ACCOUNTS' }
  await db.transaction().execute(async (trx) => {
    await lockAccount(trx, user.id)
    await deletePasskeys(trx, user.id)
    await deleteCodes(trx, user.id)
    await closeOtherSessions(trx, user.id)
    const details = { what: 'reset by command' }
    await recordSecurity(trx, { event: 'second factor', user, details, now: clock.now() })
  })
  return { ok: true, user }
}
