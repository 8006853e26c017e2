import type { z } from 'zod'
import type { Db } from '../../../database/connect.ts'
import type { Parts } from '../../../parts.ts'
import { type Settings, SettingsProblem } from '../../../settings.ts'
import { type Profile, registration } from '../contract.ts'
import { forgetGuesses } from './pin-guesses.queries.ts'
import { closePinResets } from './pin-resets.queries.ts'
import { hashPin } from './pins.ts'
import { closeOtherSessions } from './sessions.queries.ts'
import { findHolders, hasAdmin, insertUser, updateUser } from './users.queries.ts'

/** What is known of the person; a phone or an e-mail is enough for one who has an account. */
export const adminDetails = registration.partial()
export type AdminDetails = z.infer<typeof adminDetails>

export type MakeAdmin =
  | { ok: true; how: 'CREATED' | 'PROMOTED' | 'WAS_ADMIN'; user: Profile }
  | { ok: false; reason: 'TWO_ACCOUNTS' }
  | { ok: false; reason: 'INCOMPLETE'; missing: (keyof AdminDetails)[] }

/**
 * Makes an administrator of the person with this phone or e-mail, or of a new one (decision B1). Whatever else is given
 * replaces what the account had; a given pin ends its logins and mailed links, so that nobody who opened the account
 * in advance shares it. The API has no way here.
 */
export async function makeAdmin(
  { db, clock }: Pick<Parts, 'db' | 'clock'>,
  details: AdminDetails,
): Promise<MakeAdmin> {
  const [holder, other] = await findHolders(db, details)
  if (other) return { ok: false, reason: 'TWO_ACCOUNTS' }
  if (holder) return await promote(db, holder, details)
  const { name, email, phone, pin } = details
  if (!name || !email || !phone || !pin)
    return { ok: false, reason: 'INCOMPLETE', missing: missingOf(details) }
  const person = { name, email, phone, pin_hash: await hashPin(pin), created_at: clock.now() }
  const user = await insertUser(db, { ...person, role: 'admin' })
  // Somebody else, such as a second process that starts, was quicker: then there is an account to promote.
  return user ? { ok: true, how: 'CREATED', user } : await makeAdmin({ db, clock }, details)
}

const missingOf = (details: AdminDetails) =>
  (['name', 'email', 'phone', 'pin'] as const).filter((field) => !details[field])

async function promote(db: Db, holder: Profile, { pin, ...details }: AdminDetails): Promise<MakeAdmin> {
  const secret = pin === undefined ? {} : { pin_hash: await hashPin(pin) }
  const user = await db.transaction().execute(async (trx) => {
    const promoted = await updateUser(trx, holder.id, { ...details, ...secret, role: 'admin' })
    if (pin !== undefined) {
      await closeOtherSessions(trx, holder.id)
      await closePinResets(trx, holder.id)
      await forgetGuesses(trx, promoted.phone)
    }
    return promoted
  })
  return { ok: true, how: holder.role === 'admin' ? 'WAS_ADMIN' : 'PROMOTED', user }
}

/**
 * At the start of a shop: makes the administrator whom the settings name, unless there is one already.
 * @returns what was done, or nothing when there was nothing to do
 * @throws SettingsProblem when the settings cannot be an account
 */
export async function ensureFirstAdmin(
  parts: Pick<Parts, 'db' | 'clock'>,
  firstAdmin: Settings['firstAdmin'],
): Promise<MakeAdmin | undefined> {
  if (!firstAdmin || (await hasAdmin(parts.db))) return
  const person = registration.safeParse(firstAdmin)
  if (!person.success)
    throw new SettingsProblem(
      person.error.issues.map(({ path, message }) => `ADMIN_${path.join('').toUpperCase()}: ${message}`),
    )
  const made = await makeAdmin(parts, person.data)
  if (!made.ok)
    throw new SettingsProblem(['ADMIN_PHONE and ADMIN_EMAIL belong to two different accounts of this shop.'])
  return made
}
