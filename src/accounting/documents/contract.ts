import { z } from 'zod'
import { chosenOrders } from '#fulfilment/packing/contract.ts'
import type { Endpoints } from '#http/calls/endpoint.ts'
import { id, idParams, rupees } from '#http/calls/schema-pieces.ts'
import { buyerEndpoints } from './buyer-contract.ts'
import { paperSizes } from './paper-size-contract.ts'
import { monthNeeded } from './words/office/report/en.ts'

export const issuedDocument = z.object({
  id,
  kind: z.enum(['tax_invoice', 'invoice_cum_bill', 'bill_of_supply', 'bill', 'credit_note']),
  number: z.string(),
  /** Calendar day in India. */
  issued_on: z.string(),
  total: rupees,
})
export type IssuedDocument = z.infer<typeof issuedDocument>

const sized = z.object({ size: z.enum(paperSizes).default('a4') })
/** application/pdf */
const pdf = z.unknown()

export const documentEndpoints = {
  ...buyerEndpoints,
  'GET /orders/{id}/documents': {
    right: 'documents:read',
    ownRight: 'orders:own',
    summary: 'List the invoice and credit notes of an order: your own, or any as an administrator',
    params: idParams,
    answer: z.array(issuedDocument),
  },
  'GET /documents/{id}/pdf': {
    right: 'documents:read',
    ownRight: 'orders:own',
    summary: 'Get a document as A4 or thermal receipt: of your own order, or any as an administrator',
    params: idParams,
    query: sized,
    limit: { most: 60, perSeconds: 60, per: 'person' },
    answer: pdf,
  },
  'GET /documents/report.csv': {
    right: 'reports:read',
    stepUp: true,
    summary: 'Export the documents of a month as a spreadsheet for the accountant',
    query: z.object({ month: z.string(monthNeeded).regex(/^20\d{2}-(0[1-9]|1[0-2])$/, monthNeeded) }),
    /** text/csv */
    answer: z.unknown(),
  },
  'GET /documents/invoices.pdf': {
    right: 'documents:read',
    summary: 'Print the invoices of these orders, each in the language of its order',
    query: chosenOrders.extend(sized.shape),
    limit: { most: 60, perSeconds: 60, per: 'person' },
    answer: pdf,
  },
} satisfies Endpoints
