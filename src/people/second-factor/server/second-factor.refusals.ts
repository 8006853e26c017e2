import { notFound, refuse } from '#http/calls/refusal.ts'
import {
  refuseTooManyAttempts,
  refuseWithRetryAfter,
} from '#people/accounts/server/login-attempts/attempt-refusals.ts'
import { sentences } from '../words/office/index.ts'
import type { AddPasskeyResult, RegistrationOptionsResult } from './add-passkey.ts'
import type { ConfirmPinResult } from './confirm-pin.ts'
import type { RedeemRecoveryCodeResult } from './redeem-recovery-code.ts'
import type { RemovePasskeyResult } from './remove-passkey.ts'

type Refused<Result extends { ok: boolean }> = Extract<Result, { ok: false }>

export function refuseRegistrationOptions({ reason }: Refused<RegistrationOptionsResult>) {
  switch (reason) {
    case 'NO_NAME':
      return refuse(409, 'NO_NAME', sentences.needsNamedShop)
    case 'TOO_MANY':
      return refuse(409, 'TOO_MANY_PASSKEYS', sentences.tooManyPasskeys)
    case 'CODE_NEEDED':
      return refuse(400, 'CODE_NEEDED', sentences.firstCodeNeeded, {
        fields: { code: sentences.firstCodeNeeded },
      })
    case 'WRONG_CODE':
      return refuse(400, 'WRONG_CODE', sentences.wrongFirstCode, {
        fields: { code: sentences.wrongFirstCode },
      })
  }
}

export function refuseAddPasskey({ reason }: Refused<AddPasskeyResult>) {
  switch (reason) {
    case 'NOT_PROVEN':
      return refuse(400, 'WRONG_PASSKEY', sentences.passkeyNotChecked)
    case 'KNOWN_ALREADY':
      return refuse(409, 'KNOWN_PASSKEY', sentences.passkeyKnown)
  }
}

export const refuseNoPasskey = () => refuse(409, 'NO_PASSKEY', sentences.noPasskey)

export const refuseWrongPasskey = () => refuse(400, 'WRONG_PASSKEY', sentences.wrongPasskey)

export function refuseRemovePasskey({ reason }: Refused<RemovePasskeyResult>) {
  switch (reason) {
    case 'NOT_FOUND':
      return notFound(sentences.noSuchPasskey)
    case 'LAST_ONE':
      return refuse(409, 'LAST_PASSKEY', sentences.lastPasskey)
  }
}

export function refuseRecoveryCode(refused: Refused<RedeemRecoveryCodeResult>) {
  switch (refused.reason) {
    case 'WRONG_CODE':
      return refuse(400, 'WRONG_CODE', sentences.wrongCode, { fields: { code: sentences.wrongCode } })
    case 'WAIT':
      return refuseWithRetryAfter(
        'TOO_MANY_WRONG_CODES',
        sentences.tooManyWrongCodes({ seconds: refused.seconds }),
        refused.seconds,
      )
  }
}

export function refuseConfirmPin(refused: Refused<ConfirmPinResult>) {
  switch (refused.reason) {
    case 'PASSKEY_NEEDED':
      return refuse(409, 'PASSKEY_NEEDED', sentences.confirmWithPasskey)
    case 'WRONG_PIN':
      return refuse(400, 'WRONG_PIN', sentences.wrongPin, { fields: { pin: sentences.wrongPin } })
    default:
      return refuseTooManyAttempts(refused)
  }
}
