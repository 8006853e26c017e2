import { refuse } from '../../../http/refusal.ts'
import type { LogIn } from './log-in.ts'
import type { Register } from './register.ts'
import type { UpdateAccount } from './update-account.ts'
import { inWords } from './wait-in-words.ts'

type Refused<Result extends { ok: boolean }> = Extract<Result, { ok: false }>

export const refuseLogIn = (refused: Refused<LogIn>) =>
  refused.reason === 'WRONG_PIN'
    ? refuse(401, 'WRONG_PIN', 'Phone number or pin is wrong.')
    : refuseGuessing(refused)

/** Decision B15. Where only a new pin helps there is no time to name. */
function refuseGuessing(refused: Exclude<Refused<LogIn>, { reason: 'WRONG_PIN' }>) {
  switch (refused.reason) {
    case 'WAIT':
      return refuse(
        429,
        'TOO_MANY_WRONG_PINS',
        `Too many wrong pins. Please wait ${inWords(refused.seconds)} and try again.`,
        { retryAfterSeconds: refused.seconds },
      )
    case 'RESET_NEEDED':
      return refuse(
        429,
        'PIN_RESET_NEEDED',
        'Too many wrong pins. Please set a new pin with Forgot Password? on the login page.',
      )
  }
}

const takenSentences = {
  phone: 'This phone number already has an account.',
  email: 'This email already has an account.',
}

export function refuseRegister({ taken }: Refused<Register>) {
  const fields = Object.fromEntries(taken.map((field) => [field, takenSentences[field]]))
  const sentence = taken.length > 1 ? 'This phone number and this email already have an account.' : ''
  return refuse(409, 'TAKEN', sentence || takenSentences[taken[0] ?? 'phone'], { fields })
}

export const refuseLinkExpired = () =>
  refuse(400, 'LINK_EXPIRED', 'This link has expired or was already used. Please ask for a new one.')

export function refuseUpdate(refused: Refused<UpdateAccount>) {
  switch (refused.reason) {
    case 'NO_CHANGES':
      return refuse(400, 'NO_CHANGES', 'No changes detected!')
    case 'CURRENT_PIN_MISSING':
      return refuseField('currentPassword', 'Please enter your current pin.')
    case 'NEW_PIN_MISSING':
      return refuseField('newPassword', 'Please enter a new pin.')
    case 'WRONG_PIN':
      return refuseField('currentPassword', 'Your current pin is wrong.')
    default:
      return refuseGuessing(refused)
  }
}

const refuseField = (field: string, sentence: string) =>
  refuse(400, 'INVALID', sentence, { fields: { [field]: sentence } })
