/** The shop's languages. English is the first; text that another language lacks falls back to it. */
export const languages = ['en', 'ta'] as const
export type Language = (typeof languages)[number]

export const defaultLanguage = 'en' satisfies Language

/** The `lang` attribute of a page in each language. */
export const tagOf = { en: 'en-IN', ta: 'ta' } as const satisfies Record<Language, string>

/** The locale for numbers, dates and link previews in each language, all for India. */
export const localeOf = { en: 'en-IN', ta: 'ta-IN' } as const satisfies Record<Language, string>

const others = languages.filter((one) => one !== defaultLanguage).join('|')
/** A proxy may request an absolute URL, `http://shop/ta/cart`. */
const languagePrefix = new RegExp(`^(?:https?://[^/?#]*)?/(${others})(?=[/?#]|$)`, 'i')

/** The language of a path: `/ta/cart` is Tamil, `/cart` is English; the same for API calls, `/ta/api/cart`. */
export const languageOf = (address: string): Language => {
  const asked = languagePrefix.exec(address)?.[1]
  return languages.find((one) => one === asked) ?? defaultLanguage
}

/** A path and query without its language: `/ta/cart` becomes `/cart`, and `/ta?page=2` becomes `/?page=2`. */
export const withoutLanguage = (path: string) => {
  const language = languageOf(path)
  if (language === defaultLanguage) return path
  const rest = path.slice(language.length + 1)
  return rest.startsWith('/') ? rest : `/${rest}`
}

/** A path in a language: `/cart` becomes `/ta/cart` in Tamil, and the home page, `/`, becomes `/ta`. */
export const pathIn = (language: Language, path: string) =>
  language === defaultLanguage ? path : `/${language}${path.replace(/^\/(?=[?#]|$)/, '')}`
