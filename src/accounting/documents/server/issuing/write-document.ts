import type { Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import type { DocumentBody, DocumentKind } from '#database/tables/documents.ts'
import type { Parts } from '#parts.ts'
import type { StoreFacts } from '#shopfront/settings/contract.ts'
import { region } from '#values/region.ts'
import { financialYear } from '#values/tax/financial-year.ts'
import { calendarDay, dayBounds } from '#values/time/calendar-day.ts'
import { documentNumber } from './document-number.ts'
import { findIssuedAt, takeSerial } from './documents.queries.ts'

/** What decides a document: the merchant's facts as this very transaction reads them, and the clock of this process. */
export type Issuing = { store: StoreFacts; clock: Pick<Parts['clock'], 'now'> }

type NewDocument = {
  kind: DocumentKind
  orderId: number
  refundId: number | null
  body: Omit<DocumentBody, 'issued_on'>
  /** A credit note is not older than its invoice, whatever the clock of the process that issued that one showed. */
  notBefore?: Date
}

/**
 * Gives a document its number and keeps it for good, in the transaction that makes true what it says. All others who issue
 * one of this kind wait from here on: it is the last thing that a transaction does.
 */
export async function writeDocument(
  trx: Transaction<Database>,
  { kind, orderId, refundId, body, notBefore }: NewDocument,
  { store, clock }: Issuing,
) {
  const year = financialYear(dayOf(latest([clock.now(), notBefore])))
  const serial = await takeSerial(trx, kind, year)
  const issued_at = await momentOf(trx, { kind, year, serial, notBefore }, clock)
  const issued_on = dayOf(issued_at)
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
      issued_at,
      body: JSON.stringify({ ...body, issued_on } satisfies DocumentBody),
    })
    .execute()
}

type Numbered = { kind: DocumentKind; year: string; serial: number; notBefore: Date | undefined }

/**
 * Read while the number is locked, so that nobody who waited for it is older than who had it before; where another process's
 * clock is ahead, the same moment as theirs. Who waited into April has a number of March, and its last moment.
 */
async function momentOf(
  trx: Transaction<Database>,
  { kind, year, serial, notBefore }: Numbered,
  clock: Issuing['clock'],
) {
  const before = await findIssuedAt(trx, { kind, year, serial: serial - 1 })
  const moment = latest([clock.now(), notBefore, before])
  return financialYear(dayOf(moment)) === year ? moment : lastMomentOf(year)
}

const dayOf = (moment: Date) => calendarDay(moment, region.timeZone)

const latest = (moments: (Date | undefined)[]) =>
  new Date(Math.max(...moments.map((moment) => moment?.getTime() ?? 0)))

/** `26-27` ends with the 31st of March 2027. */
function lastMomentOf(year: string) {
  const { start } = dayBounds(`20${year.slice(3)}-04-01`, region.timeZone)
  return new Date(start.getTime() - 1)
}
