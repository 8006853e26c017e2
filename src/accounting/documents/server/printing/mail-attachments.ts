import type { Db } from '#database/connect.ts'
import type { Mail } from '#integrations/mail/mailer.ts'
import type { Parts } from '#parts.ts'
import { readDocumentFile, type StoredDocument } from './document-files.ts'
import { documentFileName } from './print-documents.ts'
import {
  listCancellationNotes,
  listCashInvoices,
  listCreditNotesAt,
  listCreditNotesOfRefund,
  listInvoicesOfOrders,
} from './printable-documents.queries.ts'

type MailAbout = { subject_key: string; order_id: number | null; created_at: Date }
type Attachments = NonNullable<Mail['attachments']>

/** The invoice as a PDF for a mail about an order; empty for orders from before invoices existed. */
export const attachInvoice = async (
  { db }: Pick<Parts, 'db'>,
  { order_id }: MailAbout,
): Promise<Attachments> =>
  order_id === null ? [] : toAttachments(db, await listInvoicesOfOrders(db, [order_id]))

/**
 * The credit note, as a PDF, of the refund that a mail is about. A mail about refunds that were made at the payment
 * provider gets those of the refunds that were imported when it was created. Empty if there is none.
 */
export async function attachCreditNote(
  { db }: Pick<Parts, 'db'>,
  { subject_key, order_id, created_at }: MailAbout,
): Promise<Attachments> {
  const [, refund] = /^refund-(\d+)$/.exec(subject_key) ?? []
  if (refund) return toAttachments(db, await listCreditNotesOfRefund(db, Number(refund)))
  return order_id === null ? [] : toAttachments(db, await listCreditNotesAt(db, order_id, created_at))
}

/** The invoice of a cash order for the mail about its dispatch; the invoice of a paid order was in its confirmation. */
export const attachCashInvoice = async ({ db }: Pick<Parts, 'db'>, { order_id }: MailAbout) =>
  order_id === null ? [] : toAttachments(db, await listCashInvoices(db, order_id))

/** The credit note of a cash order that was cancelled after it was invoiced, for the mail about that. */
export const attachCancellationNote = async ({ db }: Pick<Parts, 'db'>, { order_id }: MailAbout) =>
  order_id === null ? [] : toAttachments(db, await listCancellationNotes(db, order_id))

const toAttachments = (db: Db, documents: StoredDocument[]) =>
  Promise.all(
    documents.map(async (document) => ({
      filename: documentFileName(document),
      contentType: 'application/pdf',
      content: await readDocumentFile(db, document, 'a4'),
    })),
  )
