import type { Parts } from '#parts.ts'
import { closeSessionsBut } from '#people/sessions/server/sessions.queries.ts'
import { deletePasskey, listPasskeys, lockAccount } from './passkeys.queries.ts'
import { type Asker, recordChange } from './record-second-factor.ts'
import { deleteCodes } from './recovery-codes.queries.ts'

export type RemovePasskey = { ok: true; name: string } | { ok: false; reason: 'NOT_FOUND' | 'LAST_ONE' }

/**
 * Takes a passkey out, and ends the account's other logins: whoever has the device may have opened them. The last one
 * stays where the shop takes real money; elsewhere its recovery codes go with it.
 */
export const removePasskey = (
  { db, clock, settings, store }: Pick<Parts, 'db' | 'clock' | 'settings' | 'store'>,
  asker: Asker,
  id: string,
): Promise<RemovePasskey> =>
  db.transaction().execute(async (trx): Promise<RemovePasskey> => {
    const userId = asker.user.id
    await lockAccount(trx, userId)
    const passkeys = await listPasskeys(trx, userId)
    const isLast = passkeys.length === 1 && passkeys[0]?.id === id
    if (isLast && settings.razorpay.live) return { ok: false, reason: 'LAST_ONE' }
    const name = await deletePasskey(trx, userId, id)
    if (name === undefined) return { ok: false, reason: 'NOT_FOUND' }
    if (isLast) await deleteCodes(trx, userId)
    await closeSessionsBut(trx, userId, asker.login)
    await recordChange(
      trx,
      asker,
      { what: 'passkey removed', passkey: name },
      { store: store(), now: clock.now() },
    )
    return { ok: true, name }
  })
