import type { Parts } from '#parts.ts'
import { listPasskeys, lockAccount } from './passkeys.queries.ts'
import { type Asker, recordChange } from './record-second-factor.ts'
import { replaceCodes } from './recovery-codes.queries.ts'

/** New recovery codes in place of the old ones; nothing where there is no passkey that could be lost. */
export const renewCodes = (
  { db, clock, store }: Pick<Parts, 'db' | 'clock' | 'store'>,
  asker: Asker,
): Promise<string[] | undefined> =>
  db.transaction().execute(async (trx) => {
    const userId = asker.user.id
    await lockAccount(trx, userId)
    if ((await listPasskeys(trx, userId)).length === 0) return
    await recordChange(trx, asker, { what: 'recovery codes renewed' }, { store: store(), now: clock.now() })
    return await replaceCodes(trx, userId)
  })
