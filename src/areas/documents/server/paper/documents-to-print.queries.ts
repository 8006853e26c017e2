import type { Db } from '../../../../database/connect.ts'
import type { DocumentBody, DocumentKind } from '../../../../database/tables/documents.ts'

/** A document as it is printed. */
export type PrintedDocument = { kind: DocumentKind; number: string; order_id: number; body: DocumentBody }

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

/** The credit notes of an order that were issued at that moment. */
export const findCreditNotesAt = (db: Db, orderId: number, moment: Date) =>
  db
    .selectFrom('documents')
    .select(columns)
    .where('order_id', '=', orderId)
    .where('refund_id', 'is not', null)
    .where('issued_at', '=', moment)
    .execute()
