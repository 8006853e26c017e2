import { composePinReset } from './areas/accounts/server/pins/compose-pin-reset.ts'
import { composeLoginCode } from './areas/accounts/server/pins/login-codes.ts'
import { attachCreditNote, attachInvoice } from './areas/documents/server/paper/attach.ts'
import type { MailKind } from './areas/notices/mail-kinds.ts'
import { composeDispatchedNow } from './areas/orders/server/parcels/compose-dispatched.ts'
import type { Attachers, Composer } from './areas/outbox/server/send-mails.ts'
import type { LateKind } from './areas/outbox/server/write-mail.ts'
import { composeFirstCode } from './areas/second-factor/server/first-codes/compose-first-code.ts'

/**
 * Who makes the words of a mail when it is sent: of each that holds a secret, and of those whose words may have become untrue
 * while they waited.
 */
export const lateMails: Record<LateKind | 'order-dispatched', Composer> = {
  'order-dispatched': composeDispatchedNow,
  'pin-reset': composePinReset,
  'login-code': composeLoginCode,
  'passkey-code': composeFirstCode,
}

/** Which mails take a document along. */
export const mailsWithDocuments = {
  'order-confirmation': attachInvoice,
  'order-refunded': attachCreditNote,
  'order-refunded-by-hand': attachCreditNote,
} satisfies Partial<Record<MailKind, Attachers[string]>>
