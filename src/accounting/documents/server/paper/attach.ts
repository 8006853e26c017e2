import type { Mail } from '#integrations/mail/mailer.ts'
import type { Parts } from '#parts.ts'
import {
  findCreditNoteOf,
  findCreditNotesAt,
  findInvoicesOf,
  type PrintedDocument,
} from './documents-to-print.queries.ts'
import { fileNameOf, printDocument } from './print-documents.ts'

type About = { subject_key: string; order_id: number | null; created_at: Date }
type Attachments = NonNullable<Mail['attachments']>

/** The invoice of the order that a mail is about; an order of before there were any has none. */
export const attachInvoice = async ({ db }: Pick<Parts, 'db'>, { order_id }: About): Promise<Attachments> =>
  order_id === null ? [] : asFiles(await findInvoicesOf(db, [order_id]))

/** The credit note of the refund that a mail is about; of what was returned at the provider those of that moment. */
export async function attachCreditNote(
  { db }: Pick<Parts, 'db'>,
  { subject_key, order_id, created_at }: About,
): Promise<Attachments> {
  const [, refund] = /^refund-(\d+)$/.exec(subject_key) ?? []
  if (refund) return asFiles(await findCreditNoteOf(db, Number(refund)))
  return order_id === null ? [] : asFiles(await findCreditNotesAt(db, order_id, created_at))
}

const asFiles = (documents: PrintedDocument[]) =>
  Promise.all(
    documents.map(async (document) => ({
      filename: fileNameOf(document),
      contentType: 'application/pdf',
      content: await printDocument(document, 'a4'),
    })),
  )
