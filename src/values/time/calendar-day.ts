const formats = new Map<string, Intl.DateTimeFormat>()

/** The day a moment falls on where the shop is, as `2026-06-15`. */
export function calendarDay(moment: Date, timeZone: string) {
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' })
  formats.set(timeZone, format)
  return format.format(moment)
}

/** The moments at which a day begins and ends where the shop is; the end belongs to the next day. */
export function dayBounds(day: string, timeZone: string) {
  const start = startOfDay(day, timeZone)
  const next = new Date(start.getTime() + 36 * hour)
  return { start, end: startOfDay(calendarDay(next, timeZone), timeZone) }
}

const hour = 3_600_000

/** The first quarter of an hour of the day: no zone is further than 14 hours from UTC, or apart by less than that. */
function startOfDay(day: string, timeZone: string) {
  const utc = new Date(`${day}T00:00:00Z`).getTime()
  let moment = utc - 15 * hour
  while (calendarDay(new Date(moment), timeZone) < day) moment += hour / 4
  return new Date(moment)
}
