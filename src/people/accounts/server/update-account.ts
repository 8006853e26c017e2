import type { z } from 'zod'
import type { SessionUser } from '#http/session-cookie.ts'
import type { Parts } from '#parts.ts'
import type { Client } from '#people/security/server/client.ts'
import { forgetOtherDevices } from '#people/security/server/known-devices.queries.ts'
import { recordSecurity } from '#people/security/server/log/record-security.ts'
import { tellPinChanged } from '#people/security/server/log/security-letters.ts'
import { closeOtherSessions } from '#people/sessions/server/sessions.queries.ts'
import { isEasyPin } from '#values/people/easy-pins.ts'
import type { accountUpdate, Profile } from '../contract.ts'
import { checkPin, type PinCheck } from './login-attempts/count-and-check-pin.ts'
import { counterOf } from './login-attempts/guess-counters.ts'
import { recordLockedOut } from './login-attempts/record-locked-out.ts'
import { closePinResets } from './pins/pin-resets.queries.ts'
import { hashPin } from './pins/pins.ts'
import { findUserByPhone, holdPin, updateUser } from './users.queries.ts'

export type UpdateAccount =
  | { ok: true; user: Profile }
  | { ok: false; reason: 'NO_CHANGES' | 'CURRENT_PIN_MISSING' | 'NEW_PIN_MISSING' | 'EASY_PIN' }
  | Exclude<PinCheck, { ok: true } | { reason: 'WRONG_PIN' }>
  | { ok: false; reason: 'WRONG_PIN' }

type Asker = { user: SessionUser; sessionToken: string | undefined; client: Client }

/**
 * Changes a person's own name, pin, or both at once or neither (specification §5). The current pin counts as a try
 * (decision B15); a new one ends every other login and every mailed link (decision B6), and
 * makes other devices strangers.
 */
export async function updateAccount(
  parts: Pick<Parts, 'db' | 'clock' | 'store'>,
  asker: Asker,
  { name, currentPassword, newPassword }: z.infer<typeof accountUpdate>,
): Promise<UpdateAccount> {
  const { user } = asker
  const newName = name && name !== user.name ? { name } : {}
  if (!currentPassword && !newPassword)
    return newName.name ? rename(parts, user.id, newName) : { ok: false, reason: 'NO_CHANGES' }
  if (!currentPassword) return { ok: false, reason: 'CURRENT_PIN_MISSING' }
  if (!newPassword) return { ok: false, reason: 'NEW_PIN_MISSING' }
  // An unchanged pin is not checked again: accounts from before the rule may have an easy one.
  if (newPassword !== currentPassword && isEasyPin(newPassword, user.phone))
    return { ok: false, reason: 'EASY_PIN' }
  const held = await findUserByPhone(parts.db, user.phone)
  const counter = await counterOf(parts.db, { user, device: asker.client.device })
  const checked = await checkPin(parts, counter, currentPassword, held?.pin_hash)
  await recordLockedOut(parts, checked, user, asker.client)
  if (!checked.ok) return checked
  return await changePin(parts, asker, held?.pin_hash ?? '', {
    ...newName,
    pin_hash: await hashPin(newPassword),
  })
}

const rename = (
  { db }: Pick<Parts, 'db'>,
  userId: number,
  values: { name?: string },
): Promise<UpdateAccount> =>
  db.transaction().execute(async (trx) => ({ ok: true, user: await updateUser(trx, userId, values) }))

/** Compare-and-set on the old hash: of two concurrent changes the second fails. */
const changePin = (
  { db, clock, store }: Pick<Parts, 'db' | 'clock' | 'store'>,
  { user, sessionToken, client }: Asker,
  knownHash: string,
  values: { name?: string; pin_hash: string },
): Promise<UpdateAccount> =>
  db.transaction().execute(async (trx): Promise<UpdateAccount> => {
    if (!(await holdPin(trx, user.id, knownHash))) return { ok: false, reason: 'WRONG_PIN' }
    const updated = await updateUser(trx, user.id, values)
    await closeOtherSessions(trx, user.id, sessionToken)
    await forgetOtherDevices(trx, user.id, client.device)
    await closePinResets(trx, user.id)
    const told = { user, from: client, now: clock.now() }
    await recordSecurity(trx, { event: 'pin changed', ...told })
    await tellPinChanged(trx, { store: store(), ...told })
    return { ok: true, user: updated }
  })
