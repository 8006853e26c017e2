import type { Transaction } from 'kysely'
import { financialYear } from '#accounting/tax/rules/financial-year.ts'
import { sendWithNext } from '#database/pipelining.ts'
import type { Database } from '#database/schema.ts'
import type { DocumentBody, DocumentKind } from '#database/tables/documents.ts'
import type { Parts } from '#parts.ts'
import type { StoreSettings } from '#shopfront/settings/contract.ts'
import { allocateSerial } from './allocate-serial.queries.ts'
import { findPreviousIssuedAt } from './documents.queries.ts'
import { formatDocumentNumber } from './format-document-number.ts'
import { issueDay, issueMoment, latestMoment } from './issue-moment.ts'

/** The merchant’s settings as read in this transaction, and the clock. */
export type IssueContext = { store: StoreSettings; clock: Pick<Parts['clock'], 'now'> }

type NewDocument = {
  kind: DocumentKind
  orderId: number
  refundId: number | null
  body: Omit<DocumentBody, 'issued_on'>
  /** A credit note is never older than its invoice, even if another process’s clock was ahead. */
  notBefore?: Date
}

/**
 * Numbers and stores a document in the caller’s transaction. Call it last, because other documents of the same kind
 * must wait until the transaction ends.
 */
export async function writeDocument(
  trx: Transaction<Database>,
  { kind, orderId, refundId, body, notBefore }: NewDocument,
  { store, clock }: IssueContext,
) {
  const year = financialYear(issueDay(latestMoment([clock.now(), notBefore])))
  // Sent together, but run in this order: the previous document is read while the series is locked.
  const [serial, previous] = await Promise.all([
    allocateSerial(trx, kind, year),
    findPreviousIssuedAt(trx, kind, year),
  ])
  const issued_at = issueMoment(year, clock, [notBefore, previous])
  const issued_on = issueDay(issued_at)
  const number = formatDocumentNumber({ prefix: store.tax.prefix, kind, year, serial })
  const written = trx
    .insertInto('documents')
    .values({
      kind,
      financial_year: year,
      serial,
      number,
      order_id: orderId,
      refund_id: refundId,
      issued_at,
      body: JSON.stringify({ ...body, issued_on } satisfies DocumentBody),
    })
    .execute()
  await sendWithNext(trx, written)
}
