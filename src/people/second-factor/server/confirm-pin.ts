import type { Parts } from '#parts.ts'
import { attemptCounterFor } from '#people/accounts/server/login-attempts/attempt-counters.ts'
import { checkPin, type PinCheck } from '#people/accounts/server/login-attempts/check-pin.ts'
import { recordLockout } from '#people/accounts/server/login-attempts/record-lockout.ts'
import { findUserByPhone } from '#people/accounts/server/users.queries.ts'
import type { Actor } from './record-second-factor.ts'
import { recordConfirmation } from './session-auth.queries.ts'

export type ConfirmPinResult = PinCheck | { ok: false; reason: 'PASSKEY_NEEDED' }

/** Step-up authentication with the pin, within the attempt limit; an administrator with a passkey must use that. */
export async function confirmPin(
  parts: Pick<Parts, 'db' | 'clock'>,
  { user, tokenHash, from, device }: Actor & { device: string },
  pin: string,
): Promise<ConfirmPinResult> {
  if (user.authLevel?.confirmWith !== 'pin') return { ok: false, reason: 'PASSKEY_NEEDED' }
  const storedUser = await findUserByPhone(parts.db, user.phone)
  const counter = await attemptCounterFor(parts.db, { user, device })
  const checked = await checkPin(parts, counter, pin, storedUser?.pin_hash)
  await recordLockout(parts, checked, user, from)
  if (checked.ok) await recordConfirmation(parts.db, tokenHash, parts.clock.now())
  return checked
}
