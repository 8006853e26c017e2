import { composePinReset } from './areas/accounts/server/pins/compose-pin-reset.ts'
import { composeLoginCode } from './areas/accounts/server/pins/login-codes.ts'
import type { Composer } from './areas/outbox/server/send-mails.ts'
import type { LateKind } from './areas/outbox/server/write-mail.ts'

/** Who makes the words of each mail that holds a secret. */
export const lateMails: Record<LateKind, Composer> = {
  'pin-reset': composePinReset,
  'login-code': composeLoginCode,
}
