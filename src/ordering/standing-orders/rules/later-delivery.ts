import { dayMs } from '#values/time/durations.ts'

type Deliveries = { next_on: string; weeks: number }

/**
 * The day of the first delivery after today that is a whole number of intervals after the next one: a delivery that is
 * ordered late doesn't move the ones after it. @param today and the result as `2026-11-26`
 */
export function laterDelivery({ next_on, weeks }: Deliveries, today: string) {
  let day = addWeeks(next_on, weeks)
  while (day <= today) day = addWeeks(day, weeks)
  return day
}

/** The day this many weeks later. */
export const addWeeks = (day: string, weeks: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + weeks * 7 * dayMs).toISOString().slice(0, 10)
