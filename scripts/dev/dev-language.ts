import { defaultLanguage, type Language, languages } from '#words/language.ts'

/** The only language of pages in development, set by `DEV_LANGUAGE`: Vite's server has only one client environment. */
export const devLanguage = (): Language =>
  languages.find((one) => one === process.env.DEV_LANGUAGE) ?? defaultLanguage
