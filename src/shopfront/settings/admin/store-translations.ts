import { problemOf } from '#backoffice/ui/admin/by-contract.ts'
import { withoutBlanks } from '#values/texts/without-blanks.ts'
import { type StoreFacts, storeFacts } from '../contract.ts'
import { linesOf, partOf } from './typed-lists.ts'

type Translations = NonNullable<StoreFacts['translations']>
type Typed = { translations: Translations; composition: string }

/** What the parts of the composition are called in English, as it is typed now. */
export const labelsOf = (composition: string) => [
  ...new Set(linesOf(composition).map((line) => partOf(line).label)),
]

/** The texts in other languages as they are sent: without what is empty, and without parts that are there no more. */
export function translationsOf({ translations, composition }: Typed): Translations {
  const labels = labelsOf(composition)
  const kept = Object.entries(translations).map(([language, { parts = {}, ...texts }]) => [
    language,
    { ...texts, parts: Object.fromEntries(labels.map((label) => [label, parts[label] ?? ''])) },
  ])
  return withoutBlanks(Object.fromEntries(kept))
}

/** The first thing that the contract has against the texts. */
export const textsProblem = (_typed: Translations, values: Typed) =>
  problemOf(storeFacts.shape.translations, translationsOf(values))
