import type { Parts } from '#parts.ts'
import { closeSessionsExcept } from '#people/sessions/server/sessions.queries.ts'
import { deletePasskey, listPasskeys, lockAccount } from './passkeys.queries.ts'
import { type Actor, recordFactorChange } from './record-second-factor.ts'
import { deleteRecoveryCodes } from './recovery-codes.queries.ts'

export type RemovePasskeyResult = { ok: true; name: string } | { ok: false; reason: 'NOT_FOUND' | 'LAST_ONE' }

/**
 * Removes a passkey and ends the account's other sessions, because somebody with that device may have opened them.
 * The last passkey cannot be removed with live payment keys; otherwise the recovery codes are deleted with it.
 */
export const removePasskey = (
  { db, clock, settings, store }: Pick<Parts, 'db' | 'clock' | 'settings' | 'store'>,
  actor: Actor,
  id: string,
): Promise<RemovePasskeyResult> =>
  db.transaction().execute(async (trx): Promise<RemovePasskeyResult> => {
    const userId = actor.user.id
    await lockAccount(trx, userId)
    const passkeys = await listPasskeys(trx, userId)
    const isLast = passkeys.length === 1 && passkeys[0]?.id === id
    if (isLast && settings.razorpay.live) return { ok: false, reason: 'LAST_ONE' }
    const name = await deletePasskey(trx, userId, id)
    if (name === undefined) return { ok: false, reason: 'NOT_FOUND' }
    if (isLast) await deleteRecoveryCodes(trx, userId)
    await closeSessionsExcept(trx, userId, actor.tokenHash)
    await recordFactorChange(
      trx,
      actor,
      { what: 'passkey removed', passkey: name },
      { store: store(), now: clock.now() },
    )
    return { ok: true, name }
  })
