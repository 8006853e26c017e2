import type { Parts } from '#parts.ts'
import { type Actor, recordFactorUse } from './record-second-factor.ts'
import {
  consumeRecoveryCode,
  countRecoveryCodeAttempt,
  countRecoveryCodes,
  resetRecoveryCodeAttempts,
} from './recovery-codes.queries.ts'
import { recordFactorGiven } from './session-auth.queries.ts'

const maxAttempts = 5
const windowMs = 15 * 60_000

export type RedeemRecoveryCodeResult =
  | { ok: true; left: number }
  | { ok: false; reason: 'WRONG_CODE' }
  | { ok: false; reason: 'WAIT'; seconds: number }

/**
 * Accepts a recovery code, which is used up, as the second factor. The try is counted before the code is compared, so
 * that concurrent guesses cannot exceed the limit.
 */
export const redeemRecoveryCode = (
  { db, clock }: Pick<Parts, 'db' | 'clock'>,
  actor: Actor,
  code: string,
): Promise<RedeemRecoveryCodeResult> =>
  db.transaction().execute(async (trx): Promise<RedeemRecoveryCodeResult> => {
    const { user, tokenHash } = actor
    const now = clock.now()
    const counted = await countRecoveryCodeAttempt(trx, tokenHash, now, new Date(now.getTime() - windowMs))
    // The session has ended in the meantime.
    if (!counted) return { ok: false, reason: 'WRONG_CODE' }
    if (counted.tries > maxAttempts) {
      const since = counted.since ?? now
      return { ok: false, reason: 'WAIT', seconds: (since.getTime() + windowMs - now.getTime()) / 1000 }
    }
    const isRight = await consumeRecoveryCode(trx, user.id, code)
    await recordFactorUse(trx, actor, isRight ? 'recovery code used' : 'recovery code refused', now)
    if (!isRight) return { ok: false, reason: 'WRONG_CODE' }
    await resetRecoveryCodeAttempts(trx, tokenHash)
    await recordFactorGiven(trx, tokenHash, now)
    return { ok: true, left: await countRecoveryCodes(trx, user.id) }
  })
