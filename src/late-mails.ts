import { attachCreditNote, attachInvoice } from '#accounting/documents/server/paper/attach.ts'
import { composeDispatchedNow } from '#fulfilment/shipments/server/compose-dispatched.ts'
import type { MailKind } from '#operations/notifications/mail-kinds.ts'
import type { Attachers, Composer } from '#operations/outbox/server/send-mails.ts'
import type { LateKind } from '#operations/outbox/server/write-mail.ts'
import { composePinReset } from '#people/accounts/server/pins/compose-pin-reset.ts'
import { composeLoginCode } from '#people/accounts/server/pins/login-codes.ts'
import { composeFirstCode } from '#people/second-factor/server/first-codes/compose-first-code.ts'

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
