/** Wrong pins in a row before the first wait (decision B15). */
export const freeTries = 5
/** Wrong pins in a row after which only a mailed link helps. */
export const mostTries = 20
const firstWaitSeconds = 30

type Guesses = { tries: number; last_at: Date }

export type NextTry =
  | { ok: true; tries: number }
  | { ok: false; reason: 'WAIT'; seconds: number }
  | { ok: false; reason: 'RESET_NEEDED' }

/**
 * The seconds from a wrong pin to the next try: none for the first four in a row, 30 after the fifth, then doubling
 * with each, to almost six days after the nineteenth.
 */
export const waitAfter = (tries: number) =>
  tries < freeTries ? 0 : firstWaitSeconds * 2 ** (tries - freeTries)

/** Whether another pin may be tried now, and which try in a row it is. */
export function nextTry({ tries, last_at }: Guesses, now: Date): NextTry {
  if (tries >= mostTries) return { ok: false, reason: 'RESET_NEEDED' }
  const seconds = Math.ceil((last_at.getTime() - now.getTime()) / 1000 + waitAfter(tries))
  return tries < freeTries || seconds <= 0
    ? { ok: true, tries: tries + 1 }
    : { ok: false, reason: 'WAIT', seconds }
}
