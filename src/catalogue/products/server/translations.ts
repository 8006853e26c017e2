import { withoutBlanks } from '#values/texts/without-blanks.ts'
import type { Language } from '#words/language.ts'

type Translations = { [One in Language]?: object }

/** Translations as a column value. Undefined keeps the stored ones, null removes them all. */
export const translationsColumn = (typed: Translations | null | undefined) =>
  typed === undefined ? undefined : JSON.stringify(withoutBlanks(typed ?? {}))
