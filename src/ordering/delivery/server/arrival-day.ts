import { isWorkingDay, nextDay, type PackingCalendar, packingDay } from '../rules/packing-day.ts'

/**
 * The date on which the given number of working days has passed since an order of this moment was packed, as
 * `2026-11-26`. The day of packing does not count.
 * @param fullDays days on which no more orders can be packed
 */
export function arrivalDay(
  moment: Date,
  days: number,
  calendar: PackingCalendar,
  fullDays?: ReadonlySet<string>,
) {
  const { workingDays, holidays } = calendar
  let day = packingDay(moment, calendar, fullDays)
  for (let left = days; left > 0; ) {
    day = nextDay(day)
    if (isWorkingDay(day, workingDays, holidays)) left -= 1
  }
  return day
}
