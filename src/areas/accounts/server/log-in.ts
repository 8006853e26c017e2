import type { Parts } from '../../../parts.ts'
import type { Client } from '../../security/server/client.ts'
import { isKnownDevice, knowDevice } from '../../security/server/known-devices.queries.ts'
import { recordSecurity } from '../../security/server/log/record-security.ts'
import { tellNewDevice } from '../../security/server/log/security-letters.ts'
import { openSession } from '../../session/server/sessions.queries.ts'
import { type Credentials, checkStranger, type StrangerCheck } from './guesses/check-stranger.ts'
import { checkPin } from './guesses/count-and-check-pin.ts'
import { countedByDevice } from './guesses/guess-counters.ts'
import { recordLockedOut } from './guesses/record-locked-out.ts'
import { findUserByPhone, holdPin, isBlocked } from './users.queries.ts'

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
  return user ? await openLogin(parts, user, client) : wrongPin
}

const wrongPin = { ok: false, reason: 'WRONG_PIN', tries: 0 } as const

/**
 * Opens no session when the pin was changed while it was being checked: a change ends every login (decision B6), and
 * this one would otherwise survive it. Blocking ends them as well.
 */
const openLogin = (
  { db, clock, store }: Pick<Parts, 'db' | 'clock' | 'store'>,
  user: Found,
  client: Client,
) =>
  db.transaction().execute(async (trx): Promise<LogIn> => {
    if (!(await holdPin(trx, user.id, user.pin_hash))) return wrongPin
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
