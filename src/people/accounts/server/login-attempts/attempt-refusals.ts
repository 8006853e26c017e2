import { refuse } from '#http/calls/refusal.ts'
import type { Sentence } from '#words/sentences.ts'
import { sentences } from '../../words/index.ts'
import type { LogInResult } from '../log-in.ts'
import type { NextAttempt } from './attempt-rules.ts'

type TooManyAttempts = Exclude<
  Extract<LogInResult | NextAttempt, { ok: false }>,
  { reason: 'WRONG_PIN' | 'BLOCKED' | 'CODE_NEEDED' | 'WRONG_CODE' }
>

/** `Retry-After` when only a pin reset helps: no wait is right then, but without a header clients would keep asking. */
const daySeconds = 86_400

/** The API refusal (429, with `Retry-After`) after too many wrong pins, for an account or a network (decision B15). */
export function refuseTooManyAttempts(refused: TooManyAttempts) {
  switch (refused.reason) {
    case 'WAIT':
      return refuseWithRetryAfter(
        'TOO_MANY_WRONG_PINS',
        sentences.wrongPins({ seconds: refused.seconds }),
        refused.seconds,
      )
    case 'RESET_NEEDED':
      return refuse(429, 'PIN_RESET_NEEDED', sentences.resetNeeded, { retryAfterSeconds: daySeconds })
    case 'NETWORK_BUSY':
      return refuseWithRetryAfter(
        'TOO_MANY_TRIES',
        sentences.wrongPinsOfNetwork({ seconds: refused.seconds }),
        refused.seconds,
      )
  }
}

/** An API refusal with status 429 and `Retry-After`. `sentence` must say how long to wait. */
export const refuseWithRetryAfter = (code: string, sentence: Sentence, seconds: number) =>
  refuse(429, code, sentence, { retryAfterSeconds: seconds })
