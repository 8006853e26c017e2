import type { Parts } from '#parts.ts'
import { findUsersByPhoneOrEmail } from '#people/accounts/server/users.queries.ts'
import { recordSecurity } from '#people/security/server/log/record-security.ts'
import { listPasskeys } from '../passkeys.queries.ts'
import { createEnrolmentCode } from './enrolment-codes.queries.ts'

type EnrolmentCodeResult =
  | { ok: true; user: { name: string; phone: string }; code: string }
  | { ok: false; reason: 'NOBODY' | 'TWO_ACCOUNTS' | 'NO_ADMIN' | 'HAS_PASSKEY' }

/**
 * Creates a code for an administrator's first passkey on the server's command line, for the case that no mail
 * arrives.
 */
export async function createEnrolmentCodeByCommand(
  { db, clock }: Pick<Parts, 'db' | 'clock'>,
  who: { phone?: string; email?: string },
): Promise<EnrolmentCodeResult> {
  const [user, other] = await findUsersByPhoneOrEmail(db, who)
  if (!user) return { ok: false, reason: 'NOBODY' }
  if (other) return { ok: false, reason: 'TWO_ACCOUNTS' }
  if (user.role !== 'admin') return { ok: false, reason: 'NO_ADMIN' }
  if ((await listPasskeys(db, user.id)).length > 0) return { ok: false, reason: 'HAS_PASSKEY' }
  const code = await createEnrolmentCode(db, user.id, clock.now())
  await recordSecurity(db, {
    event: 'second factor',
    user,
    details: { what: 'first code by command' },
    now: clock.now(),
  })
  return { ok: true, user, code }
}
