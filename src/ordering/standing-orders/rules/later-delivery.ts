import { dayMs } from '#values/time/durations.ts'

type Deliveries = { next_on: string; weeks: number }

/** Nobody needs another delivery sooner after the last one. */
const minGapDays = 4

/**
 * The day of the first delivery that is a whole number of intervals after the next one and not within days of today: a
 * delivery that is ordered late doesn't move the ones after it, unless they would follow at once. @param today and the result as `2026-11-26`
 */
export function laterDelivery({ next_on, weeks }: Deliveries, today: string) {
  let day = addWeeks(next_on, weeks)
  while (day < addDays(today, minGapDays)) day = addWeeks(day, weeks)
  return day
}

/** The day this many weeks later. */
export const addWeeks = (day: string, weeks: number) => addDays(day, weeks * 7)

const addDays = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10)
