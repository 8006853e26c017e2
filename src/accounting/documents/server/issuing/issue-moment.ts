import { financialYear } from '#accounting/tax/rules/financial-year.ts'
import type { Parts } from '#parts.ts'
import { region } from '#values/region.ts'
import { calendarDay, dayBounds } from '#values/time/calendar-day.ts'

/**
 * The time of issue, so that documents of a series never go back in time; if another process’s clock was ahead, the same
 * moment. A transaction that waited past 31 March keeps the old year’s number and its last moment.
 * @param year the financial year of the number, `26-27`
 * @param notBefore the moments that this document must not be older than
 */
export function issueMoment(
  year: string,
  clock: Pick<Parts['clock'], 'now'>,
  notBefore: (Date | undefined)[],
) {
  const moment = latestMoment([clock.now(), ...notBefore])
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
