/** Wrong pins in a row before the first wait (decision B15). */
export const freeAttempts = 5
/** Wrong pins in a row after which only a mailed link helps. */
export const maxAttempts = 20
const firstWaitSeconds = 30

type Attempts = { tries: number; last_at: Date }

export type NextAttempt =
  | { ok: true; tries: number }
  | { ok: false; reason: 'WAIT'; seconds: number }
  | { ok: false; reason: 'RESET_NEEDED' }

/**
 * The seconds from a wrong pin to the next try: none for the first four in a row, 30 after the fifth, then doubling
 * with each, to almost six days after the nineteenth.
 */
export const waitSecondsAfter = (tries: number) =>
  tries < freeAttempts ? 0 : firstWaitSeconds * 2 ** (tries - freeAttempts)

/** Whether another pin may be tried now, and which try in a row it is. */
export function nextAttempt({ tries, last_at }: Attempts, now: Date): NextAttempt {
  if (tries >= maxAttempts) return { ok: false, reason: 'RESET_NEEDED' }
  const seconds = Math.ceil((last_at.getTime() - now.getTime()) / 1000 + waitSecondsAfter(tries))
  return tries < freeAttempts || seconds <= 0
    ? { ok: true, tries: tries + 1 }
    : { ok: false, reason: 'WAIT', seconds }
}
