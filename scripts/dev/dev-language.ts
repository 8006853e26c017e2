import { defaultLanguage, type Language, languages } from '#words/language.ts'

/** While developing, pages speak one language, which `DEV_LANGUAGE` names: Vite's server knows browsers of one kind only. */
export const devLanguage = (): Language =>
  languages.find((one) => one === process.env.DEV_LANGUAGE) ?? defaultLanguage
