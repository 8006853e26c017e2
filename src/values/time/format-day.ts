/** A day, given as `2026-11-26`, for a sentence: `Thu, 26 Nov`, in the locale's own format. */
export const formatDay = (day: string, locale: string) =>
  new Intl.DateTimeFormat(locale, {
    timeZone: 'UTC',
    weekday: 'short',
    day: 'numeric',
    month: 'short',
  }).format(new Date(`${day}T00:00:00Z`))
