import { notFound, refuse } from '#http/calls/refusal.ts'
import { refuseForNow, refuseGuessing } from '#people/accounts/server/login-attempts/guess-refusals.ts'
import { said } from '../words/office/index.ts'
import type { AddPasskey, OfferPasskey } from './add-passkey.ts'
import type { ConfirmPin } from './confirm-pin.ts'
import type { RemovePasskey } from './remove-passkey.ts'
import type { SpendRecoveryCode } from './spend-recovery-code.ts'

type Refused<Result extends { ok: boolean }> = Extract<Result, { ok: false }>

export function refuseOffer({ reason }: Refused<OfferPasskey>) {
  switch (reason) {
    case 'NO_NAME':
      return refuse(409, 'NO_NAME', said.needsNamedShop)
    case 'TOO_MANY':
      return refuse(409, 'TOO_MANY_PASSKEYS', said.tooManyPasskeys)
    case 'CODE_NEEDED':
      return refuse(400, 'CODE_NEEDED', said.firstCodeNeeded, { fields: { code: said.firstCodeNeeded } })
    case 'WRONG_CODE':
      return refuse(400, 'WRONG_CODE', said.wrongFirstCode, { fields: { code: said.wrongFirstCode } })
  }
}

export function refuseAdding({ reason }: Refused<AddPasskey>) {
  switch (reason) {
    case 'NOT_PROVEN':
      return refuse(400, 'WRONG_PASSKEY', said.passkeyNotChecked)
    case 'KNOWN_ALREADY':
      return refuse(409, 'KNOWN_PASSKEY', said.passkeyKnown)
  }
}

export const noPasskey = () => refuse(409, 'NO_PASSKEY', said.noPasskey)

export const wrongPasskey = () => refuse(400, 'WRONG_PASSKEY', said.wrongPasskey)

export function refuseRemoving({ reason }: Refused<RemovePasskey>) {
  switch (reason) {
    case 'NOT_FOUND':
      return notFound(said.noSuchPasskey)
    case 'LAST_ONE':
      return refuse(409, 'LAST_PASSKEY', said.lastPasskey)
  }
}

export function refuseCode(refused: Refused<SpendRecoveryCode>) {
  switch (refused.reason) {
    case 'WRONG_CODE':
      return refuse(400, 'WRONG_CODE', said.wrongCode, { fields: { code: said.wrongCode } })
    case 'WAIT':
      return refuseForNow(
        'TOO_MANY_WRONG_CODES',
        said.tooManyWrongCodes({ seconds: refused.seconds }),
        refused.seconds,
      )
  }
}

export function refusePin(refused: Refused<ConfirmPin>) {
  switch (refused.reason) {
    case 'PASSKEY_NEEDED':
      return refuse(409, 'PASSKEY_NEEDED', said.confirmWithPasskey)
    case 'WRONG_PIN':
      return refuse(400, 'WRONG_PIN', said.wrongPin, { fields: { pin: said.wrongPin } })
    default:
      return refuseGuessing(refused)
  }
}
