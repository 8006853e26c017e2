import type { StoreSettings } from '#shopfront/settings/contract.ts'
import type { Closure } from '#shopfront/settings/packing-contract.ts'
import { region } from '#values/region.ts'
import { calendarDay } from '#values/time/calendar-day.ts'
import { clockTime } from '#values/time/clock-time.ts'
import { dayMs } from '#values/time/durations.ts'
import { weekDays } from '#values/time/week-days.ts'

export type PackingCalendar = Pick<StoreSettings, 'workingDays' | 'holidays' | 'packing' | 'closure'>

/** A shop that is full for longer than this promises the last day looked at. */
const maxDaysAhead = 366

/**
 * The day on which an order placed at this moment is packed, as `2026-11-26`: the day of the order, or the first one on
 * which the shop packs, isn't closed and isn't full. A shop without packing settings packs on the day of the order,
 * whatever day it is, unless it is closed.
 * @param fullDays days on which no more orders can be packed
 */
export function packingDay(
  moment: Date,
  calendar: PackingCalendar,
  fullDays: ReadonlySet<string> = new Set(),
): string {
  const { packing, closure } = calendar
  const today = calendarDay(moment, region.timeZone)
  const isLate = packing?.cutOff !== undefined && clockTime(moment, region.timeZone) >= packing.cutOff
  let day = isLate ? nextDay(today) : today
  for (let ahead = 0; ahead < maxDaysAhead; ahead += 1) {
    if (!isClosedOn(day, closure) && !fullDays.has(day) && isPackingDay(day, calendar)) break
    day = nextDay(day)
  }
  return day
}

/** Whether the shop is closed on a day, given as `2026-11-26`. */
export const isClosedOn = (day: string, closure: Closure | undefined) =>
  closure !== undefined && closure.from <= day && day < closure.until

/** The closure that keeps the shop from taking orders at this moment; undefined if it takes them. */
export function closureNow(moment: Date, { closure }: Pick<PackingCalendar, 'closure'>) {
  const isClosed = isClosedOn(calendarDay(moment, region.timeZone), closure)
  return isClosed && !closure?.takesOrders ? closure : undefined
}

/** Whether a day is a working day of the shop, and not a holiday. */
export const isWorkingDay = (day: string, days: StoreSettings['workingDays'], holidays: string[]) =>
  days.some((name) => weekDays.indexOf(name) === new Date(`${day}T00:00:00Z`).getUTCDay()) &&
  !holidays.includes(day)

const isPackingDay = (day: string, { packing, workingDays, holidays }: PackingCalendar) =>
  packing === undefined || isWorkingDay(day, packing.days ?? workingDays, holidays)

export const nextDay = (day: string) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + dayMs).toISOString().slice(0, 10)
