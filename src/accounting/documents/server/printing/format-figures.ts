import { formatPaise, type Paise } from '#values/money/money.ts'
import { region } from '#values/region.ts'
import { dateFormats } from '#values/time/date-formats.ts'
import { type Language, localeOf } from '#words/language.ts'

/** An amount without the rupee sign, for tables: 1,23,456.00. */
export const formatAmount = (paise: Paise) => formatPaise(paise).replace('₹', '')

const dayFormatOf = dateFormats({ timeZone: region.timeZone, dateStyle: 'long' })

/** Formats a calendar day (`2026-11-26`) in a language: `26 November 2026`. */
export const formatDay = (language: Language, day: string) =>
  dayFormatOf(localeOf[language]).format(new Date(`${day}T12:00:00+05:30`))
