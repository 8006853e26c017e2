import { region } from '../region.ts'

/** A time in the shop's time zone and the locale's format: `17 Jun 2026, 11:30 am`. */
export const formatDateTime = (locale: string, moment: Date) =>
  new Intl.DateTimeFormat(locale, {
    timeZone: region.timeZone,
    dateStyle: 'medium',
    timeStyle: 'short',
  }).format(moment)
