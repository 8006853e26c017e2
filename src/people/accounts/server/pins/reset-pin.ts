import type { z } from 'zod'
import type { Parts } from '#parts.ts'
import type { Client } from '#people/security/server/identify-client.ts'
import { deleteOtherDevices, rememberDevice } from '#people/security/server/known-devices.queries.ts'
import { recordSecurity } from '#people/security/server/log/record-security.ts'
import { notifyPinChanged } from '#people/security/server/log/security-mails.ts'
import { closeOtherSessions } from '#people/sessions/server/sessions.queries.ts'
import type { pinReset } from '../../contract.ts'
import { isEasyPin } from '../../rules/easy-pins.ts'
import { attachGuestOrders } from '../attach-guest-orders.ts'
import { proveEmail } from '../confirmed-email.queries.ts'
import { clearPinAttempts } from '../login-attempts/pin-attempts.queries.ts'
import { lockUserByEmail, updateUser } from '../users.queries.ts'
import { deletePinResets, findLinkOwnerEmail, lockPinReset } from './pin-resets.queries.ts'
import { hashPin } from './pins.ts'

export type ResetPinResult = { ok: true } | { ok: false; reason: 'LINK_EXPIRED' | 'EASY_PIN' }

/**
 * Sets a new PIN with the token of a mailed link (decision B14). All of the user's links become invalid, every session
 * ends (decision B6), and the wait after wrong PINs is over (decision B15). Only the device with the mail stays known,
 * so that others who keep guessing do not lock it out. The user gets a mail. A refused PIN leaves the link valid.
 */
export async function resetPin(
  { db, clock, store }: Pick<Parts, 'db' | 'clock' | 'store'>,
  { pin, ...link }: z.infer<typeof pinReset>,
  client: Client,
): Promise<ResetPinResult> {
  const pinHash = await hashPin(pin)
  return await db.transaction().execute(async (trx): Promise<ResetPinResult> => {
    const email = await findLinkOwnerEmail(trx, link)
    const user = email && (await lockUserByEmail(trx, email))
    if (!user || !(await lockPinReset(trx, user.id, link.token, clock.now())))
      return { ok: false, reason: 'LINK_EXPIRED' }
    if (isEasyPin(pin, user.phone)) return { ok: false, reason: 'EASY_PIN' }
    await updateUser(trx, user.id, { pin_hash: pinHash })
    await proveEmail(trx, user.id, clock.now())
    await attachGuestOrders(trx, { userId: user.id, now: clock.now() })
    await deletePinResets(trx, user.id)
    await closeOtherSessions(trx, user.id)
    await deleteOtherDevices(trx, user.id)
    await rememberDevice(trx, { userId: user.id, device: client.device }, clock.now())
    await clearPinAttempts(trx, user.phone)
    const context = { user: { ...user, email }, from: client, now: clock.now() }
    await recordSecurity(trx, { event: 'pin set anew', ...context })
    await notifyPinChanged(trx, { store: store(), ...context })
    return { ok: true }
  })
}
