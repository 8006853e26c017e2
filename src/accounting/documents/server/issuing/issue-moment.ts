import type { Transaction } from 'kysely'
import { financialYear } from '#accounting/tax/rules/financial-year.ts'
import type { Database } from '#database/schema.ts'
import type { DocumentKind } from '#database/tables/documents.ts'
import type { Parts } from '#parts.ts'
import { region } from '#values/region.ts'
import { calendarDay, dayBounds } from '#values/time/calendar-day.ts'
import { findIssuedAt } from './documents.queries.ts'

type NumberedDocument = { kind: DocumentKind; year: string; serial: number; notBefore: Date | undefined }

/**
 * The time of issue, read while the serial number is locked, so that documents of a series never go back in time; if
 * another process’s clock was ahead, the same moment. A transaction that waited past 31 March keeps the old year’s
 * number and its last moment.
 */
export async function issueMoment(
  trx: Transaction<Database>,
  { kind, year, serial, notBefore }: NumberedDocument,
  clock: Pick<Parts['clock'], 'now'>,
) {
  const earlierMoment = await findIssuedAt(trx, { kind, year, serial: serial - 1 })
  const moment = latestMoment([clock.now(), notBefore, earlierMoment])
  return financialYear(issueDay(moment)) === year ? moment : lastMomentOfYear(year)
}

/** The calendar day in India. */
export const issueDay = (moment: Date) => calendarDay(moment, region.timeZone)

export const latestMoment = (moments: (Date | undefined)[]) =>
  new Date(Math.max(...moments.map((moment) => moment?.getTime() ?? 0)))

/** `26-27` ends on 31 March 2027. */
function lastMomentOfYear(year: string) {
  const { start } = dayBounds(`20${year.slice(3)}-04-01`, region.timeZone)
  return new Date(start.getTime() - 1)
}
