import { hourMs } from './durations.ts'

const formats = new Map<string, Intl.DateTimeFormat>()

/** The calendar day of a moment in a time zone, as `2026-06-15`. */
export function calendarDay(moment: Date, timeZone: string) {
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' })
  formats.set(timeZone, format)
  return format.format(moment)
}

/** The start and end of a day, given as `2026-06-15`, in a time zone; the end is exclusive. */
export function dayBounds(day: string, timeZone: string) {
  const start = startOfDay(day, timeZone)
  const next = new Date(start.getTime() + 36 * hourMs)
  return { start, end: startOfDay(calendarDay(next, timeZone), timeZone) }
}

/**
 * The first moment of the day, found in quarter hours: time zones are at most 14 hours from UTC, in steps of 15
 * minutes.
 */
function startOfDay(day: string, timeZone: string) {
  const utc = new Date(`${day}T00:00:00Z`).getTime()
  let moment = utc - 15 * hourMs
  while (calendarDay(new Date(moment), timeZone) < day) moment += hourMs / 4
  return new Date(moment)
}
