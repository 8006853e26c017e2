import type { Transaction } from 'kysely'
import type { Db } from '#database/connect.ts'
import { demoLogins, publicPinHashes } from '#database/demo/demo-logins.ts'
import type { Database } from '#database/schema.ts'
import { deleteLoginCode } from '#people/accounts/server/pins/login-codes.queries.ts'
import { deletePinResets } from '#people/accounts/server/pins/pin-resets.queries.ts'
import { unusablePinHash } from '#people/accounts/server/pins/pins.ts'
import { deleteOtherDevices } from '#people/security/server/known-devices.queries.ts'
import { closeOtherSessions } from '#people/sessions/server/sessions.queries.ts'
import { deleteEnrolmentCodes } from './enrolment-codes/enrolment-codes.queries.ts'
import { deletePasskeys } from './passkeys.queries.ts'
import { deleteRecoveryCodes } from './recovery-codes.queries.ts'

/**
 * Addresses at `.example` belong to nobody (RFC 2606), so an account with one of these is the demo's, whatever its
 * pin is now: on a public demo any visitor may have changed it.
 */
const demoEmails = demoLogins.map(({ email }) => email)

/**
 * Disables the demo's accounts and every other one whose pin is public: no pin opens them, their sessions and
 * passkeys are deleted, and none is an administrator. The accounts stay, for the orders placed with them.
 * @returns how many were disabled now
 */
export const disableDemoAccounts = (db: Db): Promise<number> =>
  db.transaction().execute(async (trx) => {
    const disabled = await trx
      .updateTable('users')
      .set({ pin_hash: unusablePinHash, role: 'customer' })
      .where((eb) => eb.or([eb('pin_hash', 'in', publicPinHashes), eb('email', 'in', demoEmails)]))
      // Leaves out accounts disabled at an earlier start.
      .where((eb) => eb.or([eb('pin_hash', '<>', unusablePinHash), eb('role', '<>', 'customer')]))
      .returning('id')
      .execute()
    for (const { id } of disabled) await revokeAccess(trx, id)
    return disabled.length
  })

/** Ends every session of an account and deletes its links, codes, known devices and passkeys. */
async function revokeAccess(trx: Transaction<Database>, userId: number) {
  await closeOtherSessions(trx, userId)
  await deletePinResets(trx, userId)
  await deleteLoginCode(trx, userId)
  await deleteEnrolmentCodes(trx, userId)
  await deleteOtherDevices(trx, userId)
  await deletePasskeys(trx, userId)
  await deleteRecoveryCodes(trx, userId)
}
