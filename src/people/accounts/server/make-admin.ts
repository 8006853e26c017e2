import type { Transaction } from 'kysely'
import type { z } from 'zod'
import type { Database } from '#database/schema.ts'
import type { Parts } from '#parts.ts'
import { deleteOtherDevices } from '#people/security/server/known-devices.queries.ts'
import { recordSecurity } from '#people/security/server/log/record-security.ts'
import { notifyPinChanged } from '#people/security/server/log/security-mails.ts'
import { closeOtherSessions } from '#people/sessions/server/sessions.queries.ts'
import { type Settings, SettingsProblem } from '#settings/settings.ts'
import * as fieldWords from '#values/words/en.ts'
import { type Profile, registration } from '../contract.ts'
import { isEasyPin } from '../rules/easy-pins.ts'
import { clearPinAttempts } from './login-attempts/pin-attempts.queries.ts'
import { deletePinResets } from './pins/pin-resets.queries.ts'
import { hashPin } from './pins/pins.ts'
import { findUsersByPhoneOrEmail, hasAdmin, insertUser, updateUser } from './users.queries.ts'

/** What is known of the person; a phone or an e-mail address is enough for an existing account. */
export const adminDetails = registration.partial()
export type AdminDetails = z.infer<typeof adminDetails>

export type MakeAdminResult =
  | { ok: true; how: 'CREATED' | 'PROMOTED' | 'WAS_ADMIN'; user: Profile }
  | { ok: false; reason: 'TWO_ACCOUNTS' | 'EASY_PIN' }
  | { ok: false; reason: 'INCOMPLETE'; missing: (keyof AdminDetails)[] }

/**
 * Makes an administrator of the person with this phone or e-mail address, or creates one (decision B1). All other
 * given details replace the account's; a given pin ends its sessions and invalidates mailed links, so that nobody who
 * created the account in advance shares it. Not reachable through the API.
 */
export async function makeAdmin(
  { db, clock, store }: Pick<Parts, 'db' | 'clock' | 'store'>,
  details: AdminDetails,
): Promise<MakeAdminResult> {
  const [holder, other] = await findUsersByPhoneOrEmail(db, details)
  if (other) return { ok: false, reason: 'TWO_ACCOUNTS' }
  if (details.pin && isEasyPin(details.pin, details.phone ?? holder?.phone))
    return { ok: false, reason: 'EASY_PIN' }
  if (holder) return await promoteToAdmin({ db, clock, store }, holder, details)
  const { name, email, phone, pin } = details
  if (!name || !email || !phone || !pin)
    return { ok: false, reason: 'INCOMPLETE', missing: listMissingDetails(details) }
  const person = { name, email, phone, pin_hash: await hashPin(pin), created_at: clock.now() }
  const user = await db.transaction().execute(async (trx) => {
    const made = await insertUser(trx, { ...person, role: 'admin' })
    if (made) await recordAdminMade(trx, made, { account: 'new' }, clock.now())
    return made
  })
  // The insert lost a race, for example against a second process that starts: now there is an account to promote.
  return user ? { ok: true, how: 'CREATED', user } : await makeAdmin({ db, clock, store }, details)
}

const listMissingDetails = (details: AdminDetails) =>
  (['name', 'email', 'phone', 'pin'] as const).filter((field) => !details[field])

/** An administrator is not blocked. */
const unblocked = { blocked_at: null, blocked_reason: null }

/**
 * Makes `holder` an administrator, also if blocked or one already. A given pin ends all sessions and is mailed about.
 */
async function promoteToAdmin(
  { db, clock, store }: Pick<Parts, 'db' | 'clock' | 'store'>,
  holder: Profile,
  { pin, ...details }: AdminDetails,
): Promise<MakeAdminResult> {
  const secret = pin === undefined ? {} : { pin_hash: await hashPin(pin) }
  const user = await db.transaction().execute(async (trx) => {
    const promoted = await updateUser(trx, holder.id, { ...details, ...secret, ...unblocked, role: 'admin' })
    if (pin !== undefined) {
      await closeOtherSessions(trx, holder.id)
      await deleteOtherDevices(trx, holder.id)
      await deletePinResets(trx, holder.id)
      await clearPinAttempts(trx, promoted.phone)
      await notifyPinChanged(trx, { store: store(), user: promoted, from: undefined, now: clock.now() })
    }
    await recordAdminMade(trx, promoted, { was: holder.role, new_pin: pin !== undefined }, clock.now())
    return promoted
  })
  return { ok: true, how: holder.role === 'admin' ? 'WAS_ADMIN' : 'PROMOTED', user }
}

const recordAdminMade = (
  trx: Transaction<Database>,
  user: Profile,
  details: Record<string, string | boolean>,
  now: Date,
) => recordSecurity(trx, { event: 'administrator made', user, details, now })

/**
 * At startup: creates the administrator named in the settings, unless there is an administrator already.
 * @returns what was done, or undefined if nothing was necessary
 * @throws SettingsProblem when the settings are not valid for an account
 */
export async function ensureFirstAdmin(
  parts: Pick<Parts, 'db' | 'clock' | 'store'>,
  firstAdmin: Settings['firstAdmin'],
): Promise<MakeAdminResult | undefined> {
  if (!firstAdmin || (await hasAdmin(parts.db))) return
  const person = registration.safeParse(firstAdmin)
  if (!person.success)
    throw new SettingsProblem(
      person.error.issues.map(({ path, message }) => `ADMIN_${path.join('').toUpperCase()}: ${message}`),
    )
  const made = await makeAdmin(parts, person.data)
  if (!made.ok) throw new SettingsProblem([failureMessages[made.reason]])
  return made
}

const failureMessages = {
  TWO_ACCOUNTS: 'ADMIN_PHONE and ADMIN_EMAIL belong to two different accounts of this shop.',
  EASY_PIN: `ADMIN_PIN: ${fieldWords.pinEasy}`,
  INCOMPLETE: 'ADMIN_NAME, ADMIN_EMAIL, ADMIN_PHONE and ADMIN_PIN must all be set.',
}
