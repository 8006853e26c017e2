const clockTime = /^(\d{4})-(\d\d)-(\d\d)[ T](\d\d):(\d\d)(?::(\d\d))?/
const dayFirst = /^(\d\d)[ -](\d\d)[ -](\d{4}) (\d\d:\d\d(?::\d\d)?)/

/**
 * A courier's time, which is Indian time unless it names another zone; undefined if it can't be read. Couriers write
 * `2026-06-15 11:30:00`, `2026-06-15T11:30:00.123` or `15 06 2026 11:30:00`.
 */
export function parseIndianTime(text: string): Date | undefined {
  const swapped = text.trim().replace(dayFirst, '$3-$2-$1 $4')
  const isZoned = /(Z|[+-]\d\d:?\d\d)$/.test(swapped)
  const found = clockTime.exec(swapped)
  if (!found) return undefined
  const [, year, month, day, hour, minute, second = '00'] = found
  const time = isZoned
    ? swapped.replace(' ', 'T')
    : `${year}-${month}-${day}T${hour}:${minute}:${second}+05:30`
  const at = new Date(time)
  return Number.isNaN(at.getTime()) ? undefined : at
}
