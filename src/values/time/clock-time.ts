const formats = new Map<string, Intl.DateTimeFormat>()

/** The time of a moment in a time zone, as `14:05`. */
export function clockTime(moment: Date, timeZone: string) {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  formats.set(timeZone, format)
  return format.format(moment)
}
