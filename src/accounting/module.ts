import { documentEndpoints } from '#accounting/documents/contract.ts'
import { documentsApi } from '#accounting/documents/server/documents.api.ts'
import {
  attachCancellationNote,
  attachCashInvoice,
  attachCreditNote,
  attachInvoice,
} from '#accounting/documents/server/printing/mail-attachments.ts'
import type { DomainModule } from '#domain-module.ts'
import type { MailKind } from '#operations/notifications/mail-kinds.ts'
import type { Attachers } from '#operations/outbox/server/send-mails.ts'

/** Invoices, bills of supply, credit notes and the monthly report. */
export const accounting = {
  endpoints: documentEndpoints,
  routes: [documentsApi],
  mails: {
    attachers: {
      'order-confirmation': attachInvoice,
      'order-dispatched': attachCashInvoice,
      'order-cancelled': attachCancellationNote,
      'order-refunded': attachCreditNote,
      'order-refunded-by-hand': attachCreditNote,
      'order-exchanged': attachCreditNote,
    } satisfies Partial<Record<MailKind, Attachers[string]>>,
  },
} satisfies DomainModule
