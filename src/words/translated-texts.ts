import { defaultLanguage, type Language } from './language.ts'

type Translations<Some> = { [One in Language]?: Some }

/** The translated texts of a language; none for the first language, whose texts are stored beside the translations. */
export const translatedTexts = <Some extends object>(
  translations: Translations<Some> | undefined,
  language: Language,
) => (language === defaultLanguage ? undefined : translations?.[language]) ?? ({} as Partial<Some>)
