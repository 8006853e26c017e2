import type { Parts } from '#parts.ts'
import { listPasskeys, lockAccount } from './passkeys.queries.ts'
import { type Actor, recordFactorChange } from './record-second-factor.ts'
import { replaceRecoveryCodes } from './recovery-codes.queries.ts'

/**
 * Replaces the recovery codes, records it, and queues a mail to the owner.
 * @returns the new codes; undefined if the account has no passkey
 */
export const renewRecoveryCodes = (
  { db, clock, store }: Pick<Parts, 'db' | 'clock' | 'store'>,
  actor: Actor,
): Promise<string[] | undefined> =>
  db.transaction().execute(async (trx) => {
    const userId = actor.user.id
    await lockAccount(trx, userId)
    if ((await listPasskeys(trx, userId)).length === 0) return
    await recordFactorChange(
      trx,
      actor,
      { what: 'recovery codes renewed' },
      { store: store(), now: clock.now() },
    )
    return await replaceRecoveryCodes(trx, userId)
  })
