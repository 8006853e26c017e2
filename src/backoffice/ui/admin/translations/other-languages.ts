import { defaultLanguage, type Language, languages } from '#words/language.ts'
import * as words from '../../words/office/translations/en.ts'

export type OtherLanguage = Exclude<Language, typeof defaultLanguage>
export const otherLanguages = languages.filter((one): one is OtherLanguage => one !== defaultLanguage)

/** Translated texts by name, and part names by their English name. */
type Texts = { parts?: Record<string, string>; [name: string]: string | Record<string, string> | undefined }

/** All translated texts in one line, for the conflict screen. */
export const formatTranslations = (typed: { [One in OtherLanguage]?: Texts }) =>
  Object.values(typed)
    .flatMap(({ parts = {}, ...texts }) => [...Object.values(texts), ...Object.values(parts)])
    .filter(Boolean)
    .join(' · ') || words.none
