import { firstLanguage, type Language } from './language.ts'

type Translations<Some> = { [One in Language]?: Some }

/** The texts that a language has of its own: none in the first, whose texts stand beside the translations. */
export const textsIn = <Some extends object>(
  translations: Translations<Some> | undefined,
  language: Language,
) => (language === firstLanguage ? undefined : translations?.[language]) ?? ({} as Partial<Some>)
