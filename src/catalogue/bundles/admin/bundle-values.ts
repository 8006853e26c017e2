import { changedFields, type FormFields } from '#backoffice/ui/admin/editing/form-fields.ts'
import { formatTranslations } from '#backoffice/ui/admin/translations/other-languages.ts'
import {
  type CategoryTranslationValues,
  serializeTexts,
} from '#catalogue/products/admin/translations/translation-values.ts'
import { withoutBlanks } from '#values/texts/without-blanks.ts'
import type { AdminBundle, AdminBundlePart } from '../contract.ts'
import * as words from '../words/office/section/en.ts'

/** A part in the form. The quantity is what was typed. */
export type PartValues = Pick<AdminBundlePart, 'pack_id' | 'name' | 'price' | 'tax_rate'> & {
  quantity: string
}

export type BundleValues = {
  name: string
  description: string
  price: string
  parts: PartValues[]
  published: 'yes' | 'no'
  translations: CategoryTranslationValues
}

export const blankBundle: BundleValues = {
  name: '',
  description: '',
  price: '',
  parts: [],
  published: 'no',
  translations: {},
}

export const bundleValuesOf = (bundle: AdminBundle): BundleValues => ({
  name: bundle.name,
  description: bundle.description,
  price: String(bundle.price),
  parts: bundle.parts.map(({ pack_id, name, price, tax_rate, quantity }) => ({
    pack_id,
    name,
    price,
    tax_rate,
    quantity: String(quantity),
  })),
  published: bundle.published ? 'yes' : 'no',
  translations: bundle.translations,
})

export const bundleFields: FormFields<BundleValues> = {
  names: ['name', 'description', 'price', 'parts', 'published', 'translations'],
  labels: words.fields,
  text: (values, field) => {
    if (field === 'parts') return JSON.stringify(partsOf(values))
    return field === 'translations' ? serializeTexts(values.translations) : values[field].trim()
  },
  formatValue: (values, field) => {
    if (field === 'parts') return values.parts.map(({ quantity, name }) => `${quantity} × ${name}`).join(', ')
    if (field === 'translations') return formatTranslations(values.translations)
    return field === 'published' ? words.visibility[values.published] : values[field] || words.nothing
  },
}

const partsOf = ({ parts }: BundleValues) =>
  parts.map(({ pack_id, quantity }) => ({ pack_id, quantity: Number(quantity) }))

/** The request body of a bundle. */
export const bundleBody = (values: BundleValues) => ({
  name: values.name.trim(),
  description: values.description.trim(),
  price: values.price.trim(),
  parts: partsOf(values),
  published: values.published === 'yes',
  translations: withoutBlanks(values.translations),
})

/** The request body of an edit: only the fields that differ from the opened bundle. */
export function changedBundleBody(opened: AdminBundle, values: BundleValues) {
  const body = bundleBody(values)
  const changed: Partial<typeof body> = {}
  for (const field of changedFields(bundleFields, bundleValuesOf(opened), values))
    Object.assign(changed, { [field]: body[field] })
  return changed
}
