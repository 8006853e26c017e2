import { locale } from '#words/page/en.ts'
import type { ReportGroup } from '../contract.ts'
import { monthsOf, type Period, periodLength } from '../rules/report-period.ts'
import * as words from '../words/office/en.ts'

const formatIn = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options })
  return (day: string) => format.format(new Date(day))
}

/** `15 Jun 2026` */
export const formatDayOfYear = formatIn({ day: 'numeric', month: 'short', year: 'numeric' })
/** `June 2026` */
const formatMonth = formatIn({ month: 'long', year: 'numeric' })
/** `Jun 26`, for the axis of a chart. */
export const formatShortMonth = formatIn({ month: 'short', year: '2-digit' })

/** Says with which days a period is compared. */
export const nameBefore = (period: Period, before: Period) =>
  words.periodBefore({
    days: periodLength(before),
    months: monthsOf(period),
    from: formatDayOfYear(before.from),
    to: formatDayOfYear(before.to),
  })

/** The name of a row of a report: its day, week or month, or what it is. */
export function formatRow(by: ReportGroup, label: string) {
  if (by === 'day') return formatDayOfYear(label)
  if (by === 'week') return words.weekFrom({ day: formatDayOfYear(label) })
  return by === 'month' ? formatMonth(label) : label
}
