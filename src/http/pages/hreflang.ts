import { defaultLanguage, type Language, languages } from '#words/language.ts'

/** By what a page names itself in each language; who reads none of them is shown the first. */
export const hreflangs: [hreflang: string, language: Language][] = [
  ...languages.map((one): [string, Language] => [one, one]),
  ['x-default', defaultLanguage],
]
