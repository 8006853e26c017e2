import { attachCreditNote, attachInvoice } from '#accounting/documents/server/printing/mail-attachments.ts'
import { composeDispatchMailNow } from '#fulfilment/shipments/server/compose-dispatch-mail.ts'
import type { MailKind } from '#operations/notifications/mail-kinds.ts'
import type { Attachers, Composer } from '#operations/outbox/server/send-mails.ts'
import type { DeferredMailKind } from '#operations/outbox/server/write-mail.ts'
import { composePinResetMail } from '#people/accounts/server/pins/compose-pin-reset-mail.ts'
import { composeLoginCodeMail } from '#people/accounts/server/pins/login-codes.ts'
import { composeEnrolmentCodeMail } from '#people/second-factor/server/enrolment-codes/compose-enrolment-code-mail.ts'

/**
 * Composers of mails whose text is made when they are sent: those with a secret, and those that may be outdated by
 * then.
 */
export const deferredComposers: Record<DeferredMailKind | 'order-dispatched', Composer> = {
  'order-dispatched': composeDispatchMailNow,
  'pin-reset': composePinResetMail,
  'login-code': composeLoginCodeMail,
  'passkey-code': composeEnrolmentCodeMail,
}

/** The mails with an attached document. */
export const attachmentMakers = {
  'order-confirmation': attachInvoice,
  'order-refunded': attachCreditNote,
  'order-refunded-by-hand': attachCreditNote,
} satisfies Partial<Record<MailKind, Attachers[string]>>
