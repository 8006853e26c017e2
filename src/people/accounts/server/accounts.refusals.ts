import { refuse } from '#http/calls/refusal.ts'
import { sentences as fieldSentences } from '#values/words/index.ts'
import type { Sentence } from '#words/sentences.ts'
import { sentences } from '../words/index.ts'
import type { LogInResult } from './log-in.ts'
import { refuseTooManyAttempts } from './login-attempts/attempt-refusals.ts'
import type { ResetPinResult } from './pins/reset-pin.ts'
import type { RegisterResult } from './register.ts'
import type { UpdateAccountResult } from './update-account.ts'

type Refused<Result extends { ok: boolean }> = Extract<Result, { ok: false }>

/** The API refusal (status, code and sentence) for a login that `logIn` has refused. */
export function refuseLogIn(refused: Refused<LogInResult>) {
  switch (refused.reason) {
    case 'WRONG_PIN':
      return refuse(401, 'WRONG_PIN', sentences.wrongPhoneOrPin)
    case 'CODE_NEEDED':
      return refuse(401, 'CODE_NEEDED', sentences.codeSent)
    case 'BLOCKED':
      return refuse(403, 'ACCOUNT_BLOCKED', sentences.accountBlocked)
    case 'WRONG_CODE':
      return refuse(401, 'WRONG_CODE', sentences.wrongCode)
    default:
      return refuseTooManyAttempts(refused)
  }
}

/** The API refusal for a registration; it names the fields that are wrong or taken. */
export function refuseRegister(refused: Refused<RegisterResult>) {
  return refused.reason === 'EASY_PIN'
    ? refuseField('pin', fieldSentences.pinEasy)
    : refuseTaken(refused.taken)
}

/** The API refusal (409) when phone, e-mail address or both belong to another account. */
function refuseTaken(taken: ('phone' | 'email')[]) {
  const fields = Object.fromEntries(taken.map((field) => [field, sentences.taken[field]]))
  const [one = 'phone', other] = taken
  return refuse(409, 'TAKEN', other ? sentences.taken.both : sentences.taken[one], { fields })
}

/** The API refusal for a new pin that `resetPin` has refused. */
export const refuseResetPin = ({ reason }: Refused<ResetPinResult>) =>
  reason === 'EASY_PIN' ? refuseField('pin', fieldSentences.pinEasy) : refuseLinkExpired()

const refuseLinkExpired = () => refuse(400, 'LINK_EXPIRED', sentences.linkExpired)

/** The API refusal for a change of name or pin, with a message for the field concerned. */
export function refuseUpdate(refused: Refused<UpdateAccountResult>) {
  switch (refused.reason) {
    case 'NO_CHANGES':
      return refuse(400, 'NO_CHANGES', sentences.noChanges)
    case 'CURRENT_PIN_MISSING':
      return refuseField('currentPassword', sentences.currentPinMissing)
    case 'NEW_PIN_MISSING':
      return refuseField('newPassword', sentences.newPinMissing)
    case 'EASY_PIN':
      return refuseField('newPassword', fieldSentences.pinEasy)
    case 'WRONG_PIN':
      return refuseField('currentPassword', sentences.currentPinWrong)
    default:
      return refuseTooManyAttempts(refused)
  }
}

/** The API refusal (400) of one field, with a sentence to show beside it. */
const refuseField = (field: string, sentence: Sentence) =>
  refuse(400, 'INVALID', sentence, { fields: { [field]: sentence } })
