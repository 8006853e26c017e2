import { transact } from '#database/transact.ts'
import type { SessionUser } from '#http/session-cookie.ts'
import type { Parts } from '#parts.ts'
import { checkPin, type PinCheck } from '#people/accounts/server/login-attempts/count-and-check-pin.ts'
import { counterOf } from '#people/accounts/server/login-attempts/guess-counters.ts'
import { recordLockedOut } from '#people/accounts/server/login-attempts/record-locked-out.ts'
import { findUserByPhone, holdPin } from '#people/accounts/server/users.queries.ts'
import type { Client } from '#people/security/server/client.ts'
import { eraseOwner } from './erase-owner.ts'
import { findUnderWay, type UnderWay } from './find-under-way.queries.ts'

export type EraseAccount =
  | { ok: true }
  | { ok: false; reason: 'WRONG_PIN' | UnderWay }
  | Exclude<PinCheck, { ok: true } | { reason: 'WRONG_PIN' }>

/**
 * Erases a customer's account: what documents do not need goes, in one transaction, and every login with it. An order that
 * is on its way needs its customer until it has arrived, and so does money that may still come for one. Phone and e-mail
 * are free again.
 */
export async function eraseAccount(
  parts: Pick<Parts, 'db' | 'clock'>,
  { user, client, pin }: { user: SessionUser; client: Client; pin: string },
): Promise<EraseAccount> {
  const held = await findUserByPhone(parts.db, user.phone)
  const checked = await checkPin(
    parts,
    await counterOf(parts.db, { user, device: client.device }),
    pin,
    held?.pin_hash,
  )
  await recordLockedOut(parts, checked, user, client)
  if (!checked.ok) return checked.reason === 'WRONG_PIN' ? { ok: false, reason: 'WRONG_PIN' } : checked
  const now = parts.clock.now()
  return transact(parts.db, async (trx): Promise<EraseAccount> => {
    if (!(await holdPin(trx, user.id, held?.pin_hash ?? ''))) return { ok: false, reason: 'WRONG_PIN' }
    const underWay = await findUnderWay(trx, user.id)
    if (underWay) return { ok: false, reason: underWay }
    await eraseOwner(trx, user, now)
    return { ok: true }
  })
}
