import type { z } from 'zod'
import type { SessionUser } from '#http/session-cookie.ts'
import type { Parts } from '#parts.ts'
import type { Client } from '#people/security/server/identify-client.ts'
import { deleteOtherDevices } from '#people/security/server/known-devices.queries.ts'
import { recordSecurity } from '#people/security/server/log/record-security.ts'
import { notifyPinChanged } from '#people/security/server/log/security-mails.ts'
import { closeOtherSessions } from '#people/sessions/server/sessions.queries.ts'
import type { accountUpdate, Profile } from '../contract.ts'
import { isEasyPin } from '../rules/easy-pins.ts'
import { attemptCounterFor } from './login-attempts/attempt-counters.ts'
import { checkPin, type PinCheck } from './login-attempts/check-pin.ts'
import { recordLockout } from './login-attempts/record-lockout.ts'
import { deletePinResets } from './pins/pin-resets.queries.ts'
import { hashPin } from './pins/pins.ts'
import { findUserByPhone, lockIfPinUnchanged, updateUser } from './users.queries.ts'

export type UpdateAccountResult =
  | { ok: true; user: Profile }
  | { ok: false; reason: 'NO_CHANGES' | 'CURRENT_PIN_MISSING' | 'NEW_PIN_MISSING' | 'EASY_PIN' }
  | Exclude<PinCheck, { ok: true } | { reason: 'WRONG_PIN' }>
  | { ok: false; reason: 'WRONG_PIN' }

type Actor = { user: SessionUser; sessionToken: string | undefined; client: Client }

/**
 * Changes a person's own name, pin, or both at once or neither (specification §5). Checking the current pin counts as
 * an attempt (decision B15). A new pin ends every other session, invalidates every mailed link (decision B6), and
 * makes the other devices unknown.
 */
export async function updateAccount(
  parts: Pick<Parts, 'db' | 'clock' | 'store'>,
  actor: Actor,
  { name, currentPassword, newPassword }: z.infer<typeof accountUpdate>,
): Promise<UpdateAccountResult> {
  const { user } = actor
  const newName = name && name !== user.name ? { name } : {}
  if (!currentPassword && !newPassword)
    return newName.name ? updateName(parts, user.id, newName) : { ok: false, reason: 'NO_CHANGES' }
  if (!currentPassword) return { ok: false, reason: 'CURRENT_PIN_MISSING' }
  if (!newPassword) return { ok: false, reason: 'NEW_PIN_MISSING' }
  // An unchanged pin is not checked again: accounts from before the rule may have an easy one.
  if (newPassword !== currentPassword && isEasyPin(newPassword, user.phone))
    return { ok: false, reason: 'EASY_PIN' }
  const storedUser = await findUserByPhone(parts.db, user.phone)
  const counter = await attemptCounterFor(parts.db, { user, device: actor.client.device })
  const checked = await checkPin(parts, counter, currentPassword, storedUser?.pin_hash)
  await recordLockout(parts, checked, user, actor.client)
  if (!checked.ok) return checked
  return await changePin(parts, actor, storedUser?.pin_hash ?? '', {
    ...newName,
    pin_hash: await hashPin(newPassword),
  })
}

const updateName = (
  { db }: Pick<Parts, 'db'>,
  userId: number,
  values: { name?: string },
): Promise<UpdateAccountResult> =>
  db.transaction().execute(async (trx) => ({ ok: true, user: await updateUser(trx, userId, values) }))

/** Changes the pin if the stored hash is still `knownHash`: of two concurrent changes the second gets `WRONG_PIN`. */
const changePin = (
  { db, clock, store }: Pick<Parts, 'db' | 'clock' | 'store'>,
  { user, sessionToken, client }: Actor,
  knownHash: string,
  values: { name?: string; pin_hash: string },
): Promise<UpdateAccountResult> =>
  db.transaction().execute(async (trx): Promise<UpdateAccountResult> => {
    if (!(await lockIfPinUnchanged(trx, user.id, knownHash))) return { ok: false, reason: 'WRONG_PIN' }
    const updated = await updateUser(trx, user.id, values)
    await closeOtherSessions(trx, user.id, sessionToken)
    await deleteOtherDevices(trx, user.id, client.device)
    await deletePinResets(trx, user.id)
    const context = { user, from: client, now: clock.now() }
    await recordSecurity(trx, { event: 'pin changed', ...context })
    await notifyPinChanged(trx, { store: store(), ...context })
    return { ok: true, user: updated }
  })
