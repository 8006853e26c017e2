import { dateFormats } from './date-formats.ts'

const formatOf = dateFormats({ timeZone: 'UTC', weekday: 'short', day: 'numeric', month: 'short' })

/** A day, given as `2026-11-26`, in the locale's format: `Thu, 26 Nov`. */
export const formatDay = (day: string, locale: string) =>
  formatOf(locale).format(new Date(`${day}T00:00:00Z`))
