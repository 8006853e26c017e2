import { toldHashes } from '#database/demo/demo-logins.ts'
import type { Parts } from '#parts.ts'
import type { Client } from '#people/security/server/client.ts'
import { isKnownDevice, knowDevice } from '#people/security/server/known-devices.queries.ts'
import { recordSecurity } from '#people/security/server/log/record-security.ts'
import { tellNewDevice } from '#people/security/server/log/security-letters.ts'
import { openSession } from '#people/sessions/server/sessions.queries.ts'
import { type Credentials, checkStranger, type StrangerCheck } from './login-attempts/check-stranger.ts'
import { checkPin } from './login-attempts/count-and-check-pin.ts'
import { countedByDevice } from './login-attempts/guess-counters.ts'
import { recordLockedOut } from './login-attempts/record-locked-out.ts'
import { hashPin, isRightPin, wantsPepper } from './pins/pins.ts'
import { findUserByPhone, holdPin, isBlocked, replacePinHash } from './users.queries.ts'

type Found = NonNullable<Awaited<ReturnType<typeof findUserByPhone>>>

export type LogIn =
  | { ok: true; user: { id: number; role: 'customer' | 'admin' }; token: string }
  /** The pin was right; the merchant has closed the account. */
  | { ok: false; reason: 'BLOCKED' }
  | Exclude<StrangerCheck, { ok: true }>

/**
 * Opens a login. A phone that nobody has is refused like a wrong pin, in words, in time and in its count of tries. A
 * device that has logged in before is counted alone, whatever strangers try (decision B15).
 */
export async function logIn(
  parts: Pick<Parts, 'db' | 'clock' | 'store'>,
  credentials: Credentials,
  client: Client,
): Promise<LogIn> {
  const user = await findUserByPhone(parts.db, credentials.phone)
  const own = { userId: user?.id ?? 0, device: client.device }
  const checked = (await isKnownDevice(parts.db, own))
    ? await checkPin(parts, countedByDevice(own), credentials.pin, user?.pin_hash)
    : await checkStranger(parts, credentials, user, client)
  await recordLockedOut(parts, checked, user, client)
  if (!checked.ok) return checked
  if (!user) return wrongPin
  const opened = await openLogin(parts, await withPepper(parts, user, credentials.pin), client)
  if (opened) return opened
  // The same pin may have got its pepper by another login at the same moment; another pin is refused.
  const now = await findUserByPhone(parts.db, credentials.phone)
  const isSame = now?.id === user.id && (await isRightPin(credentials.pin, now.pin_hash))
  return (isSame && (await openLogin(parts, now, client))) || wrongPin
}

const wrongPin = { ok: false, reason: 'WRONG_PIN', tries: 0 } as const

/**
 * A pin that was hashed before there was a pepper, or with an earlier one, is hashed again now that it is at hand. The
 * demo's are known to everybody and stay as they are told.
 */
async function withPepper({ db }: Pick<Parts, 'db'>, user: Found, pin: string): Promise<Found> {
  if (!wantsPepper(user.pin_hash) || toldHashes.includes(user.pin_hash)) return user
  const pinHash = await hashPin(pin)
  const replaced = await replacePinHash(db, user.id, { was: user.pin_hash, now: pinHash })
  return replaced ? { ...user, pin_hash: pinHash } : user
}

/**
 * Opens no session when the pin was changed while it was being checked: a change ends every login (decision B6), and
 * this one would otherwise survive it. Blocking ends them as well.
 * @returns nothing when the hash of the pin is another one by now
 */
const openLogin = (
  { db, clock, store }: Pick<Parts, 'db' | 'clock' | 'store'>,
  user: Found,
  client: Client,
) =>
  db.transaction().execute(async (trx): Promise<LogIn | undefined> => {
    if (!(await holdPin(trx, user.id, user.pin_hash))) return undefined
    if (await isBlocked(trx, user.id)) return { ok: false, reason: 'BLOCKED' }
    const now = clock.now()
    const isNew = await knowDevice(trx, { userId: user.id, device: client.device }, now)
    const told = { user, from: client, now }
    await recordSecurity(trx, { event: 'login', ...told, details: { new_device: isNew } })
    if (isNew && now.getTime() - user.created_at.getTime() > newAccountMs)
      await tellNewDevice(trx, { store: store(), ...told })
    return { ok: true, user, token: await openSession(trx, user.id, now, client) }
  })

/** No mail about a new device is sent for accounts younger than this: their owner knows. */
const newAccountMs = 3_600_000
