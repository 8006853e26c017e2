import { findProblem } from '#backoffice/ui/admin/schema-validation.ts'
import { withoutBlanks } from '#values/texts/without-blanks.ts'
import { type StoreSettings, storeSettingsInput } from '../contract.ts'
import { parseCompositionPart, parseLines } from './parse-lists.ts'

type Translations = NonNullable<StoreSettings['translations']>
type TranslationInput = { translations: Translations; composition: string }

/** English names of the composition's parts, from the form's current input. */
export const partLabelsOf = (composition: string) => [
  ...new Set(parseLines(composition).map((line) => parseCompositionPart(line).label)),
]

/** Translations as they are sent: without empty texts and without parts that were removed. */
export function translationsOf({ translations, composition }: TranslationInput): Translations {
  const labels = partLabelsOf(composition)
  const entries = Object.entries(translations).map(([language, { parts = {}, ...texts }]) => [
    language,
    { ...texts, parts: Object.fromEntries(labels.map((label) => [label, parts[label] ?? ''])) },
  ])
  return withoutBlanks(Object.fromEntries(entries))
}

/** The message of the first validation error of the translations; undefined if they are valid. */
export const textsProblem = (_typed: Translations, values: TranslationInput) =>
  findProblem(storeSettingsInput.shape.translations, translationsOf(values))
