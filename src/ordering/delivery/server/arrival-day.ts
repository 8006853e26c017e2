import type { StoreSettings } from '#shopfront/settings/contract.ts'
import { region } from '#values/region.ts'
import { calendarDay } from '#values/time/calendar-day.ts'
import { dayMs } from '#values/time/durations.ts'
import { weekDays } from '#values/time/week-days.ts'

type WorkingTime = Pick<StoreSettings, 'workingDays' | 'holidays'>

/**
 * The date on which the given number of working days has passed since a moment, as `2026-11-26`. That moment's own day
 * (in India) does not count.
 */
export function arrivalDay(moment: Date, days: number, { workingDays, holidays }: WorkingTime) {
  const isWorkingDay = (day: Date) =>
    workingDays.some((name) => weekDays.indexOf(name) === day.getUTCDay()) &&
    !holidays.includes(isoDayOf(day))
  let day = new Date(`${calendarDay(moment, region.timeZone)}T00:00:00Z`)
  for (let left = days; left > 0; ) {
    day = new Date(day.getTime() + dayMs)
    if (isWorkingDay(day)) left -= 1
  }
  return isoDayOf(day)
}

const isoDayOf = (day: Date) => day.toISOString().slice(0, 10)
