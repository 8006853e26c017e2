import { withoutBlanks } from '#values/texts/without-blanks.ts'
import type { Language } from '#words/language.ts'

type Translations = { [One in Language]?: object }

/** What a form's texts are in a column: not sent they stay as they are, and nothing takes all of them away. */
export const translationsColumn = (typed: Translations | null | undefined) =>
  typed === undefined ? undefined : JSON.stringify(withoutBlanks(typed ?? {}))
