import { formatPaise, type Paise } from '#values/money/money.ts'
import { region } from '#values/region.ts'
import { type Language, localeOf } from '#words/language.ts'

/** A sum in a table of sums, without the sign of rupees: 1,23,456.00. */
export const sumOf = (paise: Paise) => formatPaise(paise).replace('₹', '')

/** A calendar day as it is read. */
export const dayIn = (language: Language, day: string) =>
  new Intl.DateTimeFormat(localeOf[language], { timeZone: region.timeZone, dateStyle: 'long' }).format(
    new Date(`${day}T12:00:00+05:30`),
  )
