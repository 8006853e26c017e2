import type { StoreSettings } from '#shopfront/settings/contract.ts'
import { region } from '#values/region.ts'
import { calendarDay } from '#values/time/calendar-day.ts'

const hour = 3_600_000

/** When a ticket opened at this moment must have been acknowledged and settled, by the store settings. */
export const deadlinesOf = (opened: Date, { grievances }: Pick<StoreSettings, 'grievances'>) => ({
  acknowledge_by: new Date(opened.getTime() + grievances.acknowledgeHours * hour),
  settle_by: monthsAfter(opened, grievances.settleMonths),
})

/** The same day and time in a later month, in the shop's time zone; the last day if that month is shorter. */
function monthsAfter(moment: Date, months: number) {
  const [year = 0, month = 0, day = 0] = calendarDay(moment, region.timeZone).split('-').map(Number)
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  const before = Date.UTC(year, month - 1, day)
  const after = Date.UTC(year, month - 1 + months, Math.min(day, lastDay))
  return new Date(moment.getTime() + after - before)
}
