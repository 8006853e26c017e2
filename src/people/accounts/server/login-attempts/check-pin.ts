import type { Parts } from '#parts.ts'
import { isRightPin } from '../pins/pins.ts'
import type { AttemptCounter } from './attempt-counters.ts'
import { type NextAttempt, nextAttempt } from './attempt-rules.ts'
import { createKeyedMutex } from './keyed-mutex.ts'

/** `tries`: the number of consecutive wrong PINs. */
export type PinCheck = NextAttempt | { ok: false; reason: 'WRONG_PIN'; tries: number }

/**
 * A mutex per counter: several right pins for one account at once, as from a household's phones, are checked one
 * after another, so that those still being checked do not count as wrong guesses.
 */
const runExclusive = createKeyedMutex()

/**
 * Compares a pin within the limits on guessing (decision B15).
 * @param pinHash undefined if no account has this phone: the check then takes as long, counts as much and has the same
 * answer, so that nobody learns which phones have accounts
 */
export const checkPin = (
  parts: Pick<Parts, 'db' | 'clock'>,
  counter: AttemptCounter,
  pin: string,
  pinHash: string | undefined,
) => withAttemptLimit(parts, counter, () => isRightPin(pin, pinHash))

/**
 * Runs `isRight`, the comparison of a pin or code, if the counter allows another try, and clears the counter if it
 * succeeds. The try is counted before: concurrent guesses, in any number of processes, cannot exceed the limit.
 */
export const withAttemptLimit = (
  { db, clock }: Pick<Parts, 'db' | 'clock'>,
  counter: AttemptCounter,
  isRight: () => Promise<boolean>,
): Promise<PinCheck> =>
  runExclusive(counter.key, async (): Promise<PinCheck> => {
    const allowed = await claimAttempt({ db, clock }, counter)
    if (!allowed.ok) return allowed
    if (!(await isRight())) return { ok: false, reason: 'WRONG_PIN', tries: allowed.tries }
    await counter.clear(db)
    return allowed
  })

/** Counts one more try, if one is allowed now. */
export const claimAttempt = (
  { db, clock }: Pick<Parts, 'db' | 'clock'>,
  { lock, count }: AttemptCounter,
): Promise<NextAttempt> =>
  db.transaction().execute(async (trx) => {
    const now = clock.now()
    const allowed = nextAttempt(await lock(trx, now), now)
    if (allowed.ok) await count(trx, now)
    return allowed
  })
