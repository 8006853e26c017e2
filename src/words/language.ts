/** The languages that the shop can speak. English is the first: what another one does not have yet is said in it. */
export const languages = ['en', 'ta'] as const
export type Language = (typeof languages)[number]

export const firstLanguage = 'en' satisfies Language

/** As a document says what it is written in. */
export const tagOf = { en: 'en-IN', ta: 'ta' } as const satisfies Record<Language, string>

/** As numbers, dates and link previews are written in each, all of them in India. */
export const localeOf = { en: 'en-IN', ta: 'ta-IN' } as const satisfies Record<Language, string>

const others = languages.filter((one) => one !== firstLanguage).join('|')
/** A proxy asks for a whole address, `http://shop/ta/cart`. */
const inAddress = new RegExp(`^(?:https?://[^/?#]*)?/(${others})(?=[/?#]|$)`, 'i')

/** The language that an address asks for: `/ta/cart` is Tamil, `/cart` is English, and so for calls, `/ta/api/cart`. */
export const languageOf = (address: string): Language => {
  const asked = inAddress.exec(address)?.[1]
  return languages.find((one) => one === asked) ?? firstLanguage
}

/** A path and query as the routes know it: of `/ta/cart` it is `/cart`, and of `/ta?page=2` it is `/?page=2`. */
export const withoutLanguage = (path: string) => {
  const language = languageOf(path)
  if (language === firstLanguage) return path
  const rest = path.slice(language.length + 1)
  return rest.startsWith('/') ? rest : `/${rest}`
}

/** A path of the shop as it is asked for in a language: `/cart` is `/ta/cart` in Tamil, and home, `/`, is `/ta`. */
export const pathIn = (language: Language, path: string) =>
  language === firstLanguage ? path : `/${language}${path.replace(/^\/(?=[?#]|$)/, '')}`
