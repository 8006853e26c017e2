import type { FormFields } from '#backoffice/ui/admin/editing/form-fields.ts'
import { formatTranslations, type OtherLanguage } from '#backoffice/ui/admin/translations/other-languages.ts'
import { blankLabel, type Label } from '../contract.ts'
import { type Nutrient, nutrientNames } from '../rules/food-label.ts'
import * as shopWords from '../words/en.ts'
import * as words from '../words/office/form/en.ts'

type Figure = Nutrient | 'serve' | 'shelf_life_months'
const figures: Figure[] = [...nutrientNames, 'serve', 'shelf_life_months']

/** A label's form values: numbers stay text until they are parsed. */
export type LabelValues = Omit<Label, Figure | 'mark' | 'front' | 'translations'> &
  Record<Figure | 'mark' | 'front', string> & {
    translations: { [One in OtherLanguage]?: Partial<Record<LabelText, string>> }
  }
export type LabelText = 'generic_name' | 'ingredients' | 'storage' | 'directions'
export type LabelField = keyof LabelValues
/** The fields that are plain text inputs. */
export type TextFieldName = Exclude<LabelField, 'contains' | 'may_contain' | 'claims' | 'translations'>

/** The numbers of a label as texts, for its input fields. */
const figureTexts = (label: Label) =>
  Object.fromEntries(figures.map((name) => [name, String(label[name] ?? '')])) as Record<Figure, string>

/** A label's form values; those of the blank label if none was saved. */
export const labelValuesOf = (label: Label | null): LabelValues => ({
  ...(label ?? blankLabel),
  ...figureTexts(label ?? blankLabel),
  mark: label?.mark ?? '',
  front: label?.front ?? '',
  translations: (label ?? blankLabel).translations,
})

/** Parses a typed number, also with a decimal comma. Null if empty, NaN for other text, which the contract rejects. */
const parseFigure = (typed: string) => (typed.trim() === '' ? null : Number(typed.trim().replace(',', '.')))

/** The form's values as the API takes them. */
export function toLabel(typed: LabelValues): Label {
  const read = Object.fromEntries(figures.map((name) => [name, parseFigure(typed[name])])) as Record<
    Figure,
    number | null
  >
  return {
    ...typed,
    ...read,
    fssai: typed.fssai.replaceAll(/\s/g, ''),
    mark: typed.mark === 'veg' || typed.mark === 'non_veg' ? typed.mark : null,
    front: typed.front || null,
    translations: withoutEmptyTexts(typed.translations),
  }
}

/** The translations without empty texts, which fall back to the first language. */
const withoutEmptyTexts = (translations: LabelValues['translations']) =>
  Object.fromEntries(
    Object.entries(translations).map(([language, texts]) => [
      language,
      Object.fromEntries(Object.entries(texts).filter(([, text]) => text.trim() !== '')),
    ]),
  )

const labelFields = Object.keys(words.fields) as LabelField[]

/** The value of a form field as text for people, to show an edit conflict. */
const formatField = (values: LabelValues, field: LabelField): string => {
  if (field === 'translations') return formatTranslations(values.translations)
  if (field === 'claims') return values.claims.map((claim) => shopWords.claims[claim]).join(', ')
  if (field === 'contains' || field === 'may_contain')
    return values[field].map((group) => shopWords.allergens[group]).join(', ')
  return values[field]
}

export const labelFormFields: FormFields<LabelValues> = {
  names: labelFields,
  labels: words.fields,
  text: (values, field) => JSON.stringify(toLabel(values)[field] ?? null),
  formatValue: (values, field) => formatField(values, field) || words.nothing,
}
