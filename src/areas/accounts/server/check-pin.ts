import type { Parts } from '../../../parts.ts'
import { type NextTry, nextTry } from './guess-limit.ts'
import { turns } from './in-turn.ts'
import { countGuess, forgetGuesses, lockGuesses } from './pin-guesses.queries.ts'
import { isRightPin } from './pins.ts'

export type PinCheck = NextTry | { ok: false; reason: 'WRONG_PIN' }

/** So that right pins that arrive together, as from a household's phones, are not taken for guesses. */
const inTurn = turns()

/**
 * Compares a pin within the limits on guessing (decision B15). The try is counted before the pin is looked at: guesses
 * that arrive together, at any number of processes, cannot be more than those allowed.
 * @param pinHash nothing when nobody has this phone: that takes as long, counts as much and is answered alike
 */
export const checkPin = (
  { db, clock }: Pick<Parts, 'db' | 'clock'>,
  phone: string,
  pin: string,
  pinHash: string | undefined,
): Promise<PinCheck> =>
  inTurn(phone, async (): Promise<PinCheck> => {
    const allowed = await takeTry({ db, clock }, phone)
    if (!allowed.ok) return allowed
    if (!(await isRightPin(pin, pinHash))) return { ok: false, reason: 'WRONG_PIN' }
    await forgetGuesses(db, phone)
    return { ok: true }
  })

/** Counts one more try, if one is allowed now. */
export const takeTry = ({ db, clock }: Pick<Parts, 'db' | 'clock'>, phone: string): Promise<NextTry> =>
  db.transaction().execute(async (trx) => {
    const now = clock.now()
    const allowed = nextTry(await lockGuesses(trx, phone, now), now)
    if (allowed.ok) await countGuess(trx, phone, now)
    return allowed
  })
