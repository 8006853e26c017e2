import { z } from 'zod'
import type { Endpoints } from '../../http/calls/endpoint.ts'
import { id, idParams, rupees } from '../../http/calls/schema-pieces.ts'
import { chosenOrders } from '../packing/contract.ts'
import { paperSizes } from './paper-contract.ts'

const issuedDocument = z.object({
  id,
  kind: z.enum(['tax_invoice', 'bill_of_supply', 'bill', 'credit_note']),
  number: z.string(),
  /** The day on a calendar in India. */
  issued_on: z.string(),
  total: rupees,
})
export type IssuedDocument = z.infer<typeof issuedDocument>

const sized = z.object({ size: z.enum(paperSizes).default('a4') })
/** application/pdf */
const pdf = z.unknown()

export const documentEndpoints = {
  'GET /orders/{id}/documents': {
    access: 'signedIn',
    summary: 'The invoice of an order and its credit notes: your own, or any for an administrator',
    params: idParams,
    answer: z.array(issuedDocument),
  },
  'GET /documents/{id}/pdf': {
    access: 'signedIn',
    summary: 'A document of your own order, or any for an administrator, on A4 or for a narrow roll',
    params: idParams,
    query: sized,
    limit: { most: 60, perSeconds: 60, per: 'person' },
    answer: pdf,
  },
  'GET /documents/invoices.pdf': {
    access: 'admin',
    summary: 'The invoices of these orders, each in the language of its order',
    query: chosenOrders.extend(sized.shape),
    limit: { most: 60, perSeconds: 60, per: 'person' },
    answer: pdf,
  },
} satisfies Endpoints
