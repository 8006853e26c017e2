import type { Parts } from '#parts.ts'
import { noteFactor } from './proofs.queries.ts'
import { type Asker, recordUse } from './record-second-factor.ts'
import { countCodes, countTry, forgetTries, takeCode } from './recovery-codes.queries.ts'

const mostTries = 5
const windowMs = 15 * 60_000

export type SpendRecoveryCode =
  | { ok: true; left: number }
  | { ok: false; reason: 'WRONG_CODE' }
  | { ok: false; reason: 'WAIT'; seconds: number }

/**
 * Accepts a recovery code, which is used up, as the second factor. The try is counted before the code is compared, so
 * that concurrent guesses cannot exceed the limit.
 */
export const spendRecoveryCode = (
  { db, clock }: Pick<Parts, 'db' | 'clock'>,
  asker: Asker,
  code: string,
): Promise<SpendRecoveryCode> =>
  db.transaction().execute(async (trx): Promise<SpendRecoveryCode> => {
    const { user, login } = asker
    const now = clock.now()
    const counted = await countTry(trx, login, now, new Date(now.getTime() - windowMs))
    // The login ended meanwhile.
    if (!counted) return { ok: false, reason: 'WRONG_CODE' }
    if (counted.tries > mostTries) {
      const since = counted.since ?? now
      return { ok: false, reason: 'WAIT', seconds: (since.getTime() + windowMs - now.getTime()) / 1000 }
    }
    const isRight = await takeCode(trx, user.id, code)
    await recordUse(trx, asker, isRight ? 'recovery code used' : 'recovery code refused', now)
    if (!isRight) return { ok: false, reason: 'WRONG_CODE' }
    await forgetTries(trx, login)
    await noteFactor(trx, login, now)
    return { ok: true, left: await countCodes(trx, user.id) }
  })
