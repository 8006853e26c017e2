import { type Language, localeOf } from '../../../words/language.ts'

/** A day as the sentences name it, `Thu, 26 Nov`, in a language. */
export const dayInWords = (day: string, language: Language) =>
  new Intl.DateTimeFormat(localeOf[language], {
    timeZone: 'UTC',
    weekday: 'short',
    day: 'numeric',
    month: 'short',
  }).format(new Date(`${day}T00:00:00Z`))
