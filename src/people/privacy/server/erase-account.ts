import { transact } from '#database/transact.ts'
import type { SessionUser } from '#http/session-cookie.ts'
import type { Parts } from '#parts.ts'
import { attemptCounterFor } from '#people/accounts/server/login-attempts/attempt-counters.ts'
import { checkPin, type PinCheck } from '#people/accounts/server/login-attempts/check-pin.ts'
import { recordLockout } from '#people/accounts/server/login-attempts/record-lockout.ts'
import { findUserByPhone, lockIfPinUnchanged } from '#people/accounts/server/users.queries.ts'
import type { Client } from '#people/security/server/identify-client.ts'
import { erasePersonalData } from './erase-personal-data.ts'
import { type ErasureBlocker, findErasureBlocker } from './find-erasure-blocker.queries.ts'

type EraseAccountResult =
  | { ok: true }
  | { ok: false; reason: 'WRONG_PIN' | ErasureBlocker }
  | Exclude<PinCheck, { ok: true } | { reason: 'WRONG_PIN' }>

/**
 * Erases a customer's account in one transaction: deletes what documents do not need, and ends every session. Refused
 * while an order is under way or money for one may still arrive. Phone and e-mail address become free again.
 */
export async function eraseAccount(
  parts: Pick<Parts, 'db' | 'clock'>,
  { user, client, pin }: { user: SessionUser; client: Client; pin: string },
): Promise<EraseAccountResult> {
  const storedUser = await findUserByPhone(parts.db, user.phone)
  const checked = await checkPin(
    parts,
    await attemptCounterFor(parts.db, { user, device: client.device }),
    pin,
    storedUser?.pin_hash,
  )
  await recordLockout(parts, checked, user, client)
  if (!checked.ok) return checked.reason === 'WRONG_PIN' ? { ok: false, reason: 'WRONG_PIN' } : checked
  const now = parts.clock.now()
  return transact(parts.db, async (trx): Promise<EraseAccountResult> => {
    if (!(await lockIfPinUnchanged(trx, user.id, storedUser?.pin_hash ?? '')))
      return { ok: false, reason: 'WRONG_PIN' }
    const blocker = await findErasureBlocker(trx, user)
    if (blocker) return { ok: false, reason: blocker }
    await erasePersonalData(trx, user, now)
    return { ok: true }
  })
}
