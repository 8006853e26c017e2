import type { Language } from '../language.ts'

export const language: Language = 'ta'
export const base: string = '/ta'
export const locale: string = 'ta-IN'

export const otherLanguage: Language = 'en'
export const otherBase: string = ''
export const otherName = 'English'
