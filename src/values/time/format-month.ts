import { region } from '../region.ts'
import { dateFormats } from './date-formats.ts'

const formatOf = dateFormats({ timeZone: region.timeZone, month: 'long', year: 'numeric' })

/** The month of a timestamp in the shop's time zone, in the locale's format: `November 2026`. */
export const formatMonth = (timestamp: string, locale: string) => formatOf(locale).format(new Date(timestamp))

/** The same in Tamil: `நவம்பர் 2026`. */
export const formatMonthInTamil = (timestamp: string) => formatMonth(timestamp, 'ta-IN')
