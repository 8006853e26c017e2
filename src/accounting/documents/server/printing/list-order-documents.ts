import type { Db } from '#database/connect.ts'
import { toRupees } from '#values/money/money.ts'
import type { IssuedDocument } from '../../contract.ts'
import { displayKind, listDocumentsOfOrder } from './printable-documents.queries.ts'

/** The invoice and credit notes of an order as the API lists them. The caller has checked who may see the order. */
export async function listOrderDocuments(db: Db, orderId: number): Promise<IssuedDocument[]> {
  const issued = await listDocumentsOfOrder(db, orderId)
  return issued.map(({ id, number, body, ...document }) => ({
    id,
    kind: displayKind({ ...document, body }),
    number,
    issued_on: body.issued_on,
    total: toRupees(body.total_paise),
  }))
}
