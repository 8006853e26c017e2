import type { Db } from '#database/connect.ts'
import type { DocumentBody, DocumentKind } from '#database/tables/documents.ts'

/** A document as it is printed. */
export type PrintedDocument = { kind: DocumentKind; number: string; order_id: number; body: DocumentBody }

/** What it is called: taxed and exempt goods together are on an invoice that is a bill of supply too. */
export const shownKind = ({ kind, body }: Pick<PrintedDocument, 'kind' | 'body'>) =>
  kind === 'tax_invoice' && body.cum_bill ? 'invoice_cum_bill' : kind

const columns = ['id', 'kind', 'number', 'order_id', 'body'] as const

export const findDocument = (db: Db, id: number) =>
  db.selectFrom('documents').select(columns).where('id', '=', id).executeTakeFirst()

/** The papers of an order, the oldest first. */
export const findDocumentsOf = (db: Db, orderId: number) =>
  db.selectFrom('documents').select(columns).where('order_id', '=', orderId).orderBy('id').execute()

/** The invoices of these orders, in the order in which they were asked for. */
export async function findInvoicesOf(db: Db, orderIds: number[]) {
  const found = await db
    .selectFrom('documents')
    .select(columns)
    .where('order_id', 'in', orderIds)
    .where('refund_id', 'is', null)
    .execute()
  const byOrder = new Map(found.map((invoice) => [invoice.order_id, invoice]))
  return orderIds.flatMap((id) => byOrder.get(id) ?? [])
}

/** Those of these orders that have no invoice: they are not paid, or were before there were any. */
export async function findWithoutInvoice(db: Db, orderIds: number[]) {
  const found = await db
    .selectFrom('documents')
    .select('order_id')
    .where('order_id', 'in', orderIds)
    .where('refund_id', 'is', null)
    .execute()
  const has = new Set(found.map(({ order_id }) => order_id))
  return orderIds.filter((id) => !has.has(id))
}

export const findCreditNoteOf = (db: Db, refundId: number) =>
  db.selectFrom('documents').select(columns).where('refund_id', '=', refundId).execute()

/** The credit notes of what the shop heard at that moment had been returned of an order, at the provider. */
export const findCreditNotesAt = (db: Db, orderId: number, moment: Date) =>
  db
    .selectFrom('documents')
    .innerJoin('refunds', 'refunds.id', 'documents.refund_id')
    .select(['documents.id', 'kind', 'number', 'documents.order_id', 'body'])
    .where('documents.order_id', '=', orderId)
    .where('refunds.source', '=', 'provider')
    .where('refunds.created_at', '=', moment)
    .orderBy('documents.id')
    .execute()
