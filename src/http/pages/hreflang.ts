import { defaultLanguage, type Language, languages } from '#words/language.ts'

/** The `hreflang` value of each language; `x-default` is the default language. */
export const hreflangs: [hreflang: string, language: Language][] = [
  ...languages.map((one): [string, Language] => [one, one]),
  ['x-default', defaultLanguage],
]
