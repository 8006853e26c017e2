import type { Transaction } from 'kysely'
import type { Db } from '#database/connect.ts'
import { demoLogins, toldHashes } from '#database/demo/demo-logins.ts'
import type { Database } from '#database/schema.ts'
import { forgetLoginCode } from '#people/accounts/server/pins/login-codes.queries.ts'
import { closePinResets } from '#people/accounts/server/pins/pin-resets.queries.ts'
import { hashOfNoPin } from '#people/accounts/server/pins/pins.ts'
import { forgetOtherDevices } from '#people/security/server/known-devices.queries.ts'
import { closeOtherSessions } from '#people/sessions/server/sessions.queries.ts'
import { forgetFirstCodes } from './first-codes/first-codes.queries.ts'
import { deletePasskeys } from './passkeys.queries.ts'
import { deleteCodes } from './recovery-codes.queries.ts'

/**
 * Addresses at `.example` belong to nobody (RFC 2606), so an account with one of these is the demo's, whatever its
 * pin is now: on a public demo any visitor may have changed it.
 */
const nobodysEmails = demoLogins.map(({ email }) => email)

/**
 * Disables the demo's accounts and every other one whose pin is public: no pin opens them, their sessions and
 * passkeys are deleted, and none is an administrator. The accounts stay, for the orders placed with them.
 * @returns how many were disabled now
 */
export const endDemoLogins = (db: Db): Promise<number> =>
  db.transaction().execute(async (trx) => {
    const ended = await trx
      .updateTable('users')
      .set({ pin_hash: hashOfNoPin, role: 'customer' })
      .where((eb) => eb.or([eb('pin_hash', 'in', toldHashes), eb('email', 'in', nobodysEmails)]))
      // Leaves out accounts disabled at an earlier start.
      .where((eb) => eb.or([eb('pin_hash', '<>', hashOfNoPin), eb('role', '<>', 'customer')]))
      .returning('id')
      .execute()
    for (const { id } of ended) await takeEveryWayIn(trx, id)
    return ended.length
  })

async function takeEveryWayIn(trx: Transaction<Database>, userId: number) {
  await closeOtherSessions(trx, userId)
  await closePinResets(trx, userId)
  await forgetLoginCode(trx, userId)
  await forgetFirstCodes(trx, userId)
  await forgetOtherDevices(trx, userId)
  await deletePasskeys(trx, userId)
  await deleteCodes(trx, userId)
}
