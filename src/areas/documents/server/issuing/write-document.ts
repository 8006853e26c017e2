import type { Transaction } from 'kysely'
import type { Database } from '../../../../database/schema.ts'
import type { DocumentBody, DocumentKind } from '../../../../database/tables/documents.ts'
import { region } from '../../../../values/region.ts'
import { financialYear } from '../../../../values/tax/financial-year.ts'
import { calendarDay } from '../../../../values/time/calendar-day.ts'
import type { StoreFacts } from '../../../store/contract.ts'
import { documentNumber } from './document-number.ts'
import { takeSerial } from './documents.queries.ts'

export type Issuing = { store: StoreFacts; now: Date }

type NewDocument = {
  kind: DocumentKind
  orderId: number
  refundId: number | null
  body: Omit<DocumentBody, 'issued_on'>
}

/**
 * Gives a document its number and keeps it for good, in the transaction that makes true what it says. All others who issue
 * one of this kind wait from here on: it is the last thing that a transaction does.
 */
export async function writeDocument(
  trx: Transaction<Database>,
  { kind, orderId, refundId, body }: NewDocument,
  { store, now }: Issuing,
) {
  const issued_on = calendarDay(now, region.timeZone)
  const year = financialYear(issued_on)
  const serial = await takeSerial(trx, kind, year)
  const number = documentNumber({ prefix: store.tax.prefix, kind, year, serial })
  await trx
    .insertInto('documents')
    .values({
      kind,
      financial_year: year,
      serial,
      number,
      order_id: orderId,
      refund_id: refundId,
      issued_at: now,
      body: JSON.stringify({ ...body, issued_on } satisfies DocumentBody),
    })
    .execute()
}
