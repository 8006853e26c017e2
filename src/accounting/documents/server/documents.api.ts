import { type Refusal, refuse } from '#http/calls/refusal.ts'
import { createRoutes } from '#http/calls/routes.ts'
import { findOrderFor } from '#ordering/orders/server/lists/order-view.queries.ts'
import type { Parts } from '#parts.ts'
import { setPdfHeaders } from '#pdf/pdf-reply.ts'
import { recordSecurity } from '#people/security/server/log/record-security.ts'
import { originOf } from '#people/security/server/origin-of.ts'
import { documentEndpoints } from '../contract.ts'
import { officeSentences } from '../words/index.ts'
import { findBuyer } from './buyer/buyers.queries.ts'
import { saveBuyer } from './buyer/save-buyer.ts'
import { listOrderDocuments } from './printing/list-order-documents.ts'
import { printInvoices } from './printing/print-documents.ts'
import { findDocument, listOrdersWithoutInvoice } from './printing/printable-documents.queries.ts'
import { documentNotFound, sendDocument } from './printing/send-document.ts'
import { monthReport } from './report/month-report.ts'

export const documentsApi = (parts: Parts) =>
  createRoutes('documents', documentEndpoints, {
    'GET /account/gst': async ({ user }) => {
      const { gstin, business_name } = await findBuyer(parts.db, user.id)
      return { gstin: gstin ?? '', business_name: business_name ?? '' }
    },

    'PUT /account/gst': async ({ user, body }) => {
      await saveBuyer(parts, user.id, body)
      return body
    },

    'GET /orders/{id}/documents': async ({ user, params }) => {
      if (!(await findOrderFor(parts.db, user, params.id, 'documents:read'))) return documentNotFound()
      return listOrderDocuments(parts.db, params.id)
    },

    'GET /documents/{id}/pdf': async ({ user, params, query: { size }, reply }) => {
      const document = await findDocument(parts.db, params.id)
      if (!document || !(await findOrderFor(parts.db, user, document.order_id, 'documents:read')))
        return documentNotFound()
      return sendDocument(parts.db, reply, { document, size })
    },

    'GET /documents/report.csv': async ({ user, query: { month }, request, reply, language }) => {
      const now = parts.clock.now()
      await recordSecurity(parts.db, { event: 'orders exported', user, from: originOf(request), now })
      reply.type('text/csv; charset=utf-8')
      reply.header('content-disposition', `attachment; filename="documents-${month}.csv"`)
      return monthReport(parts.db, month, language)
    },

    'GET /documents/invoices.pdf': async ({ query: { orders, size }, reply, language }) => {
      const title = officeSentences.file({ count: orders.length }).in(language)
      return (
        (await refuseWithoutInvoice(parts, orders)) ??
        setPdfHeaders(reply, await printInvoices(parts, { orders, title, size }))
      )
    },
  })

/** The refusal (409) that names the orders without an invoice; undefined if all have one. */
async function refuseWithoutInvoice({ db }: Parts, orders: number[]): Promise<Refusal | undefined> {
  const withoutInvoice = await listOrdersWithoutInvoice(db, orders)
  if (withoutInvoice.length === 0) return undefined
  const numbers = withoutInvoice.map((id) => `#${id}`).join(', ')
  return refuse(409, 'WITHOUT_INVOICE', officeSentences.withoutInvoice({ numbers }), {
    more: { orders: withoutInvoice },
  })
}
