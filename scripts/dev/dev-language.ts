import { defaultLanguage, type Language, languages } from '#words/language.ts'

/**
 * In development, pages use one language, set by `DEV_LANGUAGE`, because Vite's server has only one client environment.
 */
export const devLanguage = (): Language =>
  languages.find((one) => one === process.env.DEV_LANGUAGE) ?? defaultLanguage
