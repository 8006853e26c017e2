import { region } from '../region.ts'

/** A moment where the shop is, as a language writes it: `17 Jun 2026, 11:30 am`. */
export const momentInWords = (locale: string, moment: Date) =>
  new Intl.DateTimeFormat(locale, {
    timeZone: region.timeZone,
    dateStyle: 'medium',
    timeStyle: 'short',
  }).format(moment)
