import type { z } from 'zod'
import type { SessionUser } from '../../../http/session.ts'
import type { Parts } from '../../../parts.ts'
import type { accountUpdate, Profile } from '../contract.ts'
import { checkPin, type PinCheck } from './check-pin.ts'
import { closePinResets } from './pin-resets.queries.ts'
import { hashPin } from './pins.ts'
import { closeOtherSessions } from './sessions.queries.ts'
import { findUserByPhone, holdPin, updateUser } from './users.queries.ts'

export type UpdateAccount =
  | { ok: true; user: Profile }
  | { ok: false; reason: 'NO_CHANGES' | 'CURRENT_PIN_MISSING' | 'NEW_PIN_MISSING' }
  | Exclude<PinCheck, { ok: true }>

type Asker = { user: SessionUser; sessionToken: string | undefined }

/**
 * Changes a person's own name, pin, or both at once or neither (specification §5). The current pin counts as a try
 * (decision B15); a new one ends every other login and every mailed link (decision B6).
 */
export async function updateAccount(
  parts: Pick<Parts, 'db' | 'clock'>,
  { user, sessionToken }: Asker,
  { name, currentPassword, newPassword }: z.infer<typeof accountUpdate>,
): Promise<UpdateAccount> {
  const newName = name && name !== user.name ? { name } : {}
  if (!currentPassword && !newPassword)
    return newName.name ? rename(parts, user.id, newName) : { ok: false, reason: 'NO_CHANGES' }
  if (!currentPassword) return { ok: false, reason: 'CURRENT_PIN_MISSING' }
  if (!newPassword) return { ok: false, reason: 'NEW_PIN_MISSING' }
  const held = await findUserByPhone(parts.db, user.phone)
  const checked = await checkPin(parts, user.phone, currentPassword, held?.pin_hash)
  if (!checked.ok) return checked
  return await changePin(parts, { user, sessionToken }, held?.pin_hash ?? '', {
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

/** Of two changes at once the second finds that the pin it knew is gone. */
const changePin = (
  { db }: Pick<Parts, 'db'>,
  { user, sessionToken }: Asker,
  knownHash: string,
  values: { name?: string; pin_hash: string },
): Promise<UpdateAccount> =>
  db.transaction().execute(async (trx): Promise<UpdateAccount> => {
    if (!(await holdPin(trx, user.id, knownHash))) return { ok: false, reason: 'WRONG_PIN' }
    const updated = await updateUser(trx, user.id, values)
    await closeOtherSessions(trx, user.id, sessionToken)
    await closePinResets(trx, user.id)
    return { ok: true, user: updated }
  })
