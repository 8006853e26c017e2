import { refuse } from '#http/calls/refusal.ts'
import type { Sentence } from '#words/sentences.ts'
import { said } from '../../words/index.ts'
import type { LogIn } from '../log-in.ts'
import type { NextTry } from './guess-rules.ts'

type Guessing = Exclude<
  Extract<LogIn | NextTry, { ok: false }>,
  { reason: 'WRONG_PIN' | 'BLOCKED' | 'CODE_NEEDED' | 'WRONG_CODE' }
>

/** `Retry-After` when only a pin reset helps: no wait is right then, but without a header clients would keep asking. */
const aDay = 86_400

/** Decision B15. */
export function refuseGuessing(refused: Guessing) {
  switch (refused.reason) {
    case 'WAIT':
      return refuseForNow(
        'TOO_MANY_WRONG_PINS',
        said.wrongPins({ seconds: refused.seconds }),
        refused.seconds,
      )
    case 'RESET_NEEDED':
      return refuse(429, 'PIN_RESET_NEEDED', said.resetNeeded, { retryAfterSeconds: aDay })
    case 'NETWORK_BUSY':
      return refuseForNow(
        'TOO_MANY_TRIES',
        said.wrongPinsOfNetwork({ seconds: refused.seconds }),
        refused.seconds,
      )
  }
}

/** Refuses until so many seconds have passed, in a sentence that says so. */
export const refuseForNow = (code: string, sentence: Sentence, seconds: number) =>
  refuse(429, code, sentence, { retryAfterSeconds: seconds })
