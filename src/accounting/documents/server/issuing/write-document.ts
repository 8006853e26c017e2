import type { Transaction } from 'kysely'
import { financialYear } from '#accounting/tax/rules/financial-year.ts'
import type { Database } from '#database/schema.ts'
import type { DocumentBody, DocumentKind } from '#database/tables/documents.ts'
import type { Parts } from '#parts.ts'
import type { StoreSettings } from '#shopfront/settings/contract.ts'
import { region } from '#values/region.ts'
import { calendarDay, dayBounds } from '#values/time/calendar-day.ts'
import { allocateSerial } from './allocate-serial.queries.ts'
import { findIssuedAt } from './documents.queries.ts'
import { formatDocumentNumber } from './format-document-number.ts'

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
  const year = financialYear(dayOf(latestMoment([clock.now(), notBefore])))
  const serial = await allocateSerial(trx, kind, year)
  const issued_at = await issueMoment(trx, { kind, year, serial, notBefore }, clock)
  const issued_on = dayOf(issued_at)
  const number = formatDocumentNumber({ prefix: store.tax.prefix, kind, year, serial })
  await trx
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
}

type SerialInput = { kind: DocumentKind; year: string; serial: number; notBefore: Date | undefined }

/**
 * The time of issue, read while the serial number is locked, so that documents of a series never go back in time; if
 * another process’s clock was ahead, the same moment. A transaction that waited past 31 March keeps the old year’s
 * number and its last moment.
 */
async function issueMoment(
  trx: Transaction<Database>,
  { kind, year, serial, notBefore }: SerialInput,
  clock: IssueContext['clock'],
) {
  const earlierMoment = await findIssuedAt(trx, { kind, year, serial: serial - 1 })
  const moment = latestMoment([clock.now(), notBefore, earlierMoment])
  return financialYear(dayOf(moment)) === year ? moment : lastMomentOfYear(year)
}

/** The calendar day in India. */
const dayOf = (moment: Date) => calendarDay(moment, region.timeZone)

const latestMoment = (moments: (Date | undefined)[]) =>
  new Date(Math.max(...moments.map((moment) => moment?.getTime() ?? 0)))

/** `26-27` ends on 31 March 2027. */
function lastMomentOfYear(year: string) {
  const { start } = dayBounds(`20${year.slice(3)}-04-01`, region.timeZone)
  return new Date(start.getTime() - 1)
}
