import type { Db } from '#database/connect.ts'
import type { DocumentBody, DocumentKind } from '#database/tables/documents.ts'
import { paymentMethod } from '#ordering/orders/rules/order-state.ts'

export type PrintableDocument = { kind: DocumentKind; number: string; order_id: number; body: DocumentBody }

/** The displayed kind: an invoice with taxed and exempt goods is an invoice-cum-bill of supply. */
export const displayKind = ({ kind, body }: Pick<PrintableDocument, 'kind' | 'body'>) =>
  kind === 'tax_invoice' && body.cum_bill ? 'invoice_cum_bill' : kind

const columns = ['id', 'kind', 'number', 'order_id', 'body'] as const

/** A document with its content; undefined if there is none. */
export const findDocument = (db: Db, id: number) =>
  db.selectFrom('documents').select(columns).where('id', '=', id).executeTakeFirst()

/** Documents of an order, oldest first. */
export const listDocumentsOfOrder = (db: Db, orderId: number) =>
  db.selectFrom('documents').select(columns).where('order_id', '=', orderId).orderBy('id').execute()

/** The invoices of these orders, in the order of the ids; orders without an invoice are left out. */
export async function listInvoicesOfOrders(db: Db, orderIds: number[]) {
  const found = await db
    .selectFrom('documents')
    .select(columns)
    .where('order_id', 'in', orderIds)
    .where('kind', '<>', 'credit_note')
    .execute()
  const byOrder = new Map(found.map((invoice) => [invoice.order_id, invoice]))
  return orderIds.flatMap((id) => byOrder.get(id) ?? [])
}

/** The ids of those orders that have no invoice: unpaid, or paid before invoices existed. */
export async function listOrdersWithoutInvoice(db: Db, orderIds: number[]) {
  const found = await db
    .selectFrom('documents')
    .select('order_id')
    .where('order_id', 'in', orderIds)
    .where('kind', '<>', 'credit_note')
    .execute()
  const has = new Set(found.map(({ order_id }) => order_id))
  return orderIds.filter((id) => !has.has(id))
}

/** The credit note of a refund, as a list; empty if none was issued. */
export const listCreditNotesOfRefund = (db: Db, refundId: number) =>
  db.selectFrom('documents').select(columns).where('refund_id', '=', refundId).execute()

/** Credit notes of refunds made at the provider that were imported at this moment. */
export const listCreditNotesAt = (db: Db, orderId: number, moment: Date) =>
  db
    .selectFrom('documents')
    .innerJoin('refunds', 'refunds.id', 'documents.refund_id')
    .select(['documents.id', 'kind', 'number', 'documents.order_id', 'body'])
    .where('documents.order_id', '=', orderId)
    .where('refunds.source', '=', 'provider')
    .where('refunds.created_at', '=', moment)
    .orderBy('documents.id')
    .execute()

/** The invoice of a cash order, as a list; empty for other orders, and before it was issued. */
export const listCashInvoices = (db: Db, orderId: number) =>
  db
    .selectFrom('documents')
    .innerJoin('orders', 'orders.id', 'documents.order_id')
    .select(['documents.id', 'kind', 'number', 'documents.order_id', 'body'])
    .where('documents.order_id', '=', orderId)
    .where('payment_method', '=', paymentMethod.cashOnDelivery)
    .where('kind', '<>', 'credit_note')
    .execute()

/** The credit note that reversed the invoice of an order without a refund, as a list; empty if there is none. */
export const listCancellationNotes = (db: Db, orderId: number) =>
  db
    .selectFrom('documents')
    .select(columns)
    .where('order_id', '=', orderId)
    .where('kind', '=', 'credit_note')
    .where('refund_id', 'is', null)
    .execute()
