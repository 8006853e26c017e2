import { firstLanguage, type Language, languages } from '#words/language.ts'
import * as words from '../../words/office/translations/en.ts'

export type OtherLanguage = Exclude<Language, typeof firstLanguage>
export const otherLanguages = languages.filter((one): one is OtherLanguage => one !== firstLanguage)

/** What is typed in another language: texts by name, and names of a composition's parts by what English calls them. */
type Texts = { parts?: Record<string, string>; [name: string]: string | Record<string, string> | undefined }

/** For somebody who compares two states of a form. */
export const textsInWords = (typed: { [One in OtherLanguage]?: Texts }) =>
  Object.values(typed)
    .flatMap(({ parts = {}, ...texts }) => [...Object.values(texts), ...Object.values(parts)])
    .filter(Boolean)
    .join(' · ') || words.none
