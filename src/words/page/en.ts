import type { Language } from '../language.ts'

/** The language of this build's pages: each build replaces this file with the file of its own language. */
export const language: Language = 'en'

/** The prefix of every path in the browser; empty for the first language. */
export const base: string = ''

/** The locale of numbers and dates. */
export const locale: string = 'en-IN'

/** The other language, for the link that switches to it. */
export const otherLanguage: Language = 'ta'
export const otherBase: string = '/ta'
export const otherName = 'தமிழ்'
