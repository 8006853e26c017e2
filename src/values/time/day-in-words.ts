/** A day, given as `2026-11-26`, as sentences name it, `Thu, 26 Nov`, the way numbers and dates are written there. */
export const dayInWords = (day: string, locale: string) =>
  new Intl.DateTimeFormat(locale, {
    timeZone: 'UTC',
    weekday: 'short',
    day: 'numeric',
    month: 'short',
  }).format(new Date(`${day}T00:00:00Z`))
