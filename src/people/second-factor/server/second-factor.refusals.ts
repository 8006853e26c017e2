import { notFound, refuse } from '#http/calls/refusal.ts'
import {
  refuseTooManyAttempts,
  refuseWithRetryAfter,
} from '#people/accounts/server/login-attempts/attempt-refusals.ts'
import { officeSentences } from '../words/index.ts'
import type { AddPasskeyResult, RegistrationOptionsResult } from './add-passkey.ts'
import type { ConfirmPinResult } from './confirm-pin.ts'
import type { RedeemRecoveryCodeResult } from './redeem-recovery-code.ts'
import type { RemovePasskeyResult } from './remove-passkey.ts'

type Refused<Result extends { ok: boolean }> = Extract<Result, { ok: false }>

/** The API refusal (status, code and sentence) when the options to create a passkey are refused. */
export function refuseRegistrationOptions({ reason }: Refused<RegistrationOptionsResult>) {
  switch (reason) {
    case 'NO_NAME':
      return refuse(409, 'NO_NAME', officeSentences.needsNamedShop)
    case 'TOO_MANY':
      return refuse(409, 'TOO_MANY_PASSKEYS', officeSentences.tooManyPasskeys)
    case 'CODE_NEEDED':
      return refuse(400, 'CODE_NEEDED', officeSentences.firstCodeNeeded, {
        fields: { code: officeSentences.firstCodeNeeded },
      })
    case 'WRONG_CODE':
      return refuse(400, 'WRONG_CODE', officeSentences.wrongFirstCode, {
        fields: { code: officeSentences.wrongFirstCode },
      })
  }
}

/** The API refusal when a new passkey is not added. */
export function refuseAddPasskey({ reason }: Refused<AddPasskeyResult>) {
  switch (reason) {
    case 'NOT_PROVEN':
      return refuse(400, 'WRONG_PASSKEY', officeSentences.passkeyNotChecked)
    case 'KNOWN_ALREADY':
      return refuse(409, 'KNOWN_PASSKEY', officeSentences.passkeyKnown)
  }
}

export const refuseNoPasskey = () => refuse(409, 'NO_PASSKEY', officeSentences.noPasskey)

export const refuseWrongPasskey = () => refuse(400, 'WRONG_PASSKEY', officeSentences.wrongPasskey)

/** The API refusal when a passkey is not removed. */
export function refuseRemovePasskey({ reason }: Refused<RemovePasskeyResult>) {
  switch (reason) {
    case 'NOT_FOUND':
      return notFound(officeSentences.noSuchPasskey)
    case 'LAST_ONE':
      return refuse(409, 'LAST_PASSKEY', officeSentences.lastPasskey)
  }
}

/** The API refusal of a recovery code; after too many wrong ones with `Retry-After`. */
export function refuseRecoveryCode(refused: Refused<RedeemRecoveryCodeResult>) {
  switch (refused.reason) {
    case 'WRONG_CODE':
      return refuse(400, 'WRONG_CODE', officeSentences.wrongCode, {
        fields: { code: officeSentences.wrongCode },
      })
    case 'WAIT':
      return refuseWithRetryAfter(
        'TOO_MANY_WRONG_CODES',
        officeSentences.tooManyWrongCodes({ seconds: refused.seconds }),
        refused.seconds,
      )
  }
}

/** The API refusal of a step-up authentication with the pin. */
export function refuseConfirmPin(refused: Refused<ConfirmPinResult>) {
  switch (refused.reason) {
    case 'PASSKEY_NEEDED':
      return refuse(409, 'PASSKEY_NEEDED', officeSentences.confirmWithPasskey)
    case 'WRONG_PIN':
      return refuse(400, 'WRONG_PIN', officeSentences.wrongPin, { fields: { pin: officeSentences.wrongPin } })
    default:
      return refuseTooManyAttempts(refused)
  }
}
