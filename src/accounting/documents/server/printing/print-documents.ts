import type { Parts } from '#parts.ts'
import { streamOrdersPdf } from '#pdf/stream-orders-pdf.ts'
import type { PaperSize } from '../../paper-size-contract.ts'
import { drawDocument } from './draw-document.ts'
import { listInvoicesOfOrders, type PrintableDocument } from './printable-documents.queries.ts'

/**
 * The invoices of these orders as one PDF, in this order. Orders without an invoice are left out.
 * @returns a stream of the PDF while it is still being drawn
 */
export const printInvoices = (
  parts: Pick<Parts, 'db' | 'store' | 'log'>,
  { orders, title, size }: { orders: number[]; title: string; size: PaperSize },
) =>
  streamOrdersPdf(parts, {
    ids: orders,
    title,
    find: async (db, ids) =>
      (await listInvoicesOfOrders(db, ids)).map((invoice) => ({ ...invoice, id: invoice.order_id })),
    draw: (pdf, invoice) => drawDocument(pdf, invoice, size),
    textsOf: ({ body }) => [
      body.buyer.name,
      body.buyer.business_name ?? '',
      ...Object.values(body.buyer.address ?? {}).filter((value) => typeof value === 'string'),
      ...body.lines.flatMap(({ name, size: pack }) => [name, pack]),
    ],
  })

/** The PDF’s file name: the document’s number with hyphens instead of slashes. */
export const documentFileName = ({ number }: PrintableDocument) => `${number.replaceAll('/', '-')}.pdf`
