import { region } from '../region.ts'
import { calendarDay } from './calendar-day.ts'

/**
 * The same day and time in a later month, in the shop's time zone; the last day if that month is shorter.
 * @param months negative for an earlier month
 */
export function monthsAfter(moment: Date, months: number) {
  const [year = 0, month = 0, day = 0] = calendarDay(moment, region.timeZone).split('-').map(Number)
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  const before = Date.UTC(year, month - 1, day)
  const after = Date.UTC(year, month - 1 + months, Math.min(day, lastDay))
  return new Date(moment.getTime() + after - before)
}
