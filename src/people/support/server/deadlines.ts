import type { StoreFacts } from '#shopfront/settings/contract.ts'
import { region } from '#values/region.ts'
import { calendarDay } from '#values/time/calendar-day.ts'

const hour = 3_600_000

/** Until when a ticket of this moment is to be acknowledged and settled, by the shop's own facts. */
export const deadlinesOf = (opened: Date, { grievances }: Pick<StoreFacts, 'grievances'>) => ({
  acknowledge_by: new Date(opened.getTime() + grievances.acknowledgeHours * hour),
  settle_by: monthsAfter(opened, grievances.settleMonths),
})

/** The same day and time of a later month where the shop is; of a shorter month its last day. */
function monthsAfter(moment: Date, months: number) {
  const [year = 0, month = 0, day = 0] = calendarDay(moment, region.timeZone).split('-').map(Number)
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  const before = Date.UTC(year, month - 1, day)
  const after = Date.UTC(year, month - 1 + months, Math.min(day, lastDay))
  return new Date(moment.getTime() + after - before)
}
