import { refuse } from '#http/calls/refusal.ts'
import { said as fieldSaid } from '#values/words/index.ts'
import type { Sentence } from '#words/sentences.ts'
import { said } from '../words/index.ts'
import type { LogIn } from './log-in.ts'
import { refuseGuessing } from './login-attempts/guess-refusals.ts'
import type { ResetPin } from './pins/reset-pin.ts'
import type { Register } from './register.ts'
import type { UpdateAccount } from './update-account.ts'

type Refused<Result extends { ok: boolean }> = Extract<Result, { ok: false }>

export function refuseLogIn(refused: Refused<LogIn>) {
  switch (refused.reason) {
    case 'WRONG_PIN':
      return refuse(401, 'WRONG_PIN', said.wrongPhoneOrPin)
    case 'CODE_NEEDED':
      return refuse(401, 'CODE_NEEDED', said.codeSent)
    case 'BLOCKED':
      return refuse(403, 'ACCOUNT_BLOCKED', said.accountBlocked)
    case 'WRONG_CODE':
      return refuse(401, 'WRONG_CODE', said.wrongCode)
    default:
      return refuseGuessing(refused)
  }
}

export function refuseRegister(refused: Refused<Register>) {
  return refused.reason === 'EASY_PIN' ? refuseField('pin', fieldSaid.pinEasy) : refuseTaken(refused.taken)
}

function refuseTaken(taken: ('phone' | 'email')[]) {
  const fields = Object.fromEntries(taken.map((field) => [field, said.taken[field]]))
  const [one = 'phone', other] = taken
  return refuse(409, 'TAKEN', other ? said.taken.both : said.taken[one], { fields })
}

export const refuseResetPin = ({ reason }: Refused<ResetPin>) =>
  reason === 'EASY_PIN' ? refuseField('pin', fieldSaid.pinEasy) : refuseLinkExpired()

const refuseLinkExpired = () => refuse(400, 'LINK_EXPIRED', said.linkExpired)

export function refuseUpdate(refused: Refused<UpdateAccount>) {
  switch (refused.reason) {
    case 'NO_CHANGES':
      return refuse(400, 'NO_CHANGES', said.noChanges)
    case 'CURRENT_PIN_MISSING':
      return refuseField('currentPassword', said.currentPinMissing)
    case 'NEW_PIN_MISSING':
      return refuseField('newPassword', said.newPinMissing)
    case 'EASY_PIN':
      return refuseField('newPassword', fieldSaid.pinEasy)
    case 'WRONG_PIN':
      return refuseField('currentPassword', said.currentPinWrong)
    default:
      return refuseGuessing(refused)
  }
}

const refuseField = (field: string, sentence: Sentence) =>
  refuse(400, 'INVALID', sentence, { fields: { [field]: sentence } })
