import type { Language } from '../language.ts'

/** What the pages of this build are written in: the build puts the file of its own language in the place of this one. */
export const language: Language = 'en'

/** What stands before every path in the browser: nothing for the first language. */
export const base: string = ''

/** How numbers and dates are written. */
export const locale: string = 'en-IN'

/** The language that a link leads to, named as its readers name it. */
export const otherLanguage: Language = 'ta'
export const otherBase: string = '/ta'
export const otherName = 'தமிழ்'
