import { publicPinHashes } from '#database/demo/demo-logins.ts'
import type { Parts } from '#parts.ts'
import type { Client } from '#people/security/server/identify-client.ts'
import { isKnownDevice, rememberDevice } from '#people/security/server/known-devices.queries.ts'
import { recordSecurity } from '#people/security/server/log/record-security.ts'
import { notifyNewDevice } from '#people/security/server/log/security-mails.ts'
import { openSession } from '#people/sessions/server/sessions.queries.ts'
import { attachGuestOrders } from './attach-guest-orders.ts'
import { deviceCounter } from './login-attempts/attempt-counters.ts'
import { checkPin } from './login-attempts/check-pin.ts'
import {
  type Credentials,
  checkUnknownDevice,
  type UnknownDeviceCheck,
} from './login-attempts/check-unknown-device.ts'
import { recordLockout } from './login-attempts/record-lockout.ts'
import { hashPin, isRightPin, needsRehash } from './pins/pins.ts'
import { findUserByPhone, isBlocked, lockIfPinUnchanged, replacePinHash } from './users.queries.ts'

type FoundUser = NonNullable<Awaited<ReturnType<typeof findUserByPhone>>>

export type LogInResult =
  | { ok: true; user: { id: number; role: 'customer' | 'admin' }; token: string }
  /** The PIN was right, but the merchant has blocked the account. */
  | { ok: false; reason: 'BLOCKED' }
  | Exclude<UnknownDeviceCheck, { ok: true }>

/**
 * Opens a session. An unknown phone number is refused like a wrong pin: the same message, the same duration, the same
 * counting. A device that has logged in before has a counter of its own, so that attempts from elsewhere do not lock
 * it out (decision B15).
 */
export async function logIn(
  parts: Pick<Parts, 'db' | 'clock' | 'store'>,
  credentials: Credentials,
  client: Client,
): Promise<LogInResult> {
  const user = await findUserByPhone(parts.db, credentials.phone)
  const ownDevice = { userId: user?.id ?? 0, device: client.device }
  const checked = (await isKnownDevice(parts.db, ownDevice))
    ? await checkPin(parts, deviceCounter(ownDevice), credentials.pin, user?.pin_hash)
    : await checkUnknownDevice(parts, credentials, user, client)
  await recordLockout(parts, checked, user, client)
  if (!checked.ok) return checked
  if (!user) return wrongPin
  const opened = await openLogin(parts, await rehashWithPepper(parts, user, credentials.pin), client)
  if (opened) return opened
  // A concurrent login may have rehashed the same pin; a different pin is refused.
  const now = await findUserByPhone(parts.db, credentials.phone)
  const isSame = now?.id === user.id && (await isRightPin(credentials.pin, now.pin_hash))
  return (isSame && (await openLogin(parts, now, client))) || wrongPin
}

const wrongPin = { ok: false, reason: 'WRONG_PIN', tries: 0 } as const

/**
 * Hashes the pin again if its hash has no pepper or an earlier one, because the pin is known now. The public hashes of
 * the demo stay.
 * @returns the user with the hash that is now stored, or as given
 */
async function rehashWithPepper({ db }: Pick<Parts, 'db'>, user: FoundUser, pin: string): Promise<FoundUser> {
  if (!needsRehash(user.pin_hash) || publicPinHashes.includes(user.pin_hash)) return user
  const pinHash = await hashPin(pin)
  const replaced = await replacePinHash(db, user.id, { was: user.pin_hash, now: pinHash })
  return replaced ? { ...user, pin_hash: pinHash } : user
}

/**
 * Opens a session, remembers the device, and mails the user if it is new. Opens none if the pin was changed while it
 * was being checked: a change ends every session (decision B6), and this one would otherwise survive it. Blocking ends
 * them as well.
 * @returns undefined if the stored hash is no longer that of `user`
 */
const openLogin = (
  { db, clock, store }: Pick<Parts, 'db' | 'clock' | 'store'>,
  user: FoundUser,
  client: Client,
) =>
  db.transaction().execute(async (trx): Promise<LogInResult | undefined> => {
    if (!(await lockIfPinUnchanged(trx, user.id, user.pin_hash))) return undefined
    if (await isBlocked(trx, user.id)) return { ok: false, reason: 'BLOCKED' }
    const now = clock.now()
    const isNew = await rememberDevice(trx, { userId: user.id, device: client.device }, now)
    const context = { user, from: client, now }
    await recordSecurity(trx, { event: 'login', ...context, details: { new_device: isNew } })
    await attachGuestOrders(trx, { userId: user.id, now })
    if (isNew && now.getTime() - user.created_at.getTime() > newAccountMs)
      await notifyNewDevice(trx, { store: store(), ...context })
    return { ok: true, user, token: await openSession(trx, user.id, now, client) }
  })

/** No mail about a new device is sent for accounts younger than this: their owner knows. */
const newAccountMs = 3_600_000
