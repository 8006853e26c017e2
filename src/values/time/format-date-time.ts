import { region } from '../region.ts'
import { dateFormats } from './date-formats.ts'

const formatOf = dateFormats({ timeZone: region.timeZone, dateStyle: 'medium', timeStyle: 'short' })

/** A time in the shop's time zone and the locale's format: `17 Jun 2026, 11:30 am`. */
export const formatDateTime = (locale: string, moment: Date) => formatOf(locale).format(moment)
