import type { Parts } from '#parts.ts'
import { checkPin, type PinCheck } from '#people/accounts/server/login-attempts/count-and-check-pin.ts'
import { counterOf } from '#people/accounts/server/login-attempts/guess-counters.ts'
import { recordLockedOut } from '#people/accounts/server/login-attempts/record-locked-out.ts'
import { findUserByPhone } from '#people/accounts/server/users.queries.ts'
import { noteConfirmed } from './proofs.queries.ts'
import type { Asker } from './record-second-factor.ts'

export type ConfirmPin = PinCheck | { ok: false; reason: 'PASSKEY_NEEDED' }

/** Confirms with the pin, within the limits on guessing it; who has a passkey confirms with that. */
export async function confirmPin(
  parts: Pick<Parts, 'db' | 'clock'>,
  { user, login, from, device }: Asker & { device: string },
  pin: string,
): Promise<ConfirmPin> {
  if (user.standing?.confirmWith !== 'pin') return { ok: false, reason: 'PASSKEY_NEEDED' }
  const held = await findUserByPhone(parts.db, user.phone)
  const counter = await counterOf(parts.db, { user, device })
  const checked = await checkPin(parts, counter, pin, held?.pin_hash)
  await recordLockedOut(parts, checked, user, from)
  if (checked.ok) await noteConfirmed(parts.db, login, parts.clock.now())
  return checked
}
