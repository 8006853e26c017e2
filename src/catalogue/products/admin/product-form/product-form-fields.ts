import type { FormFields } from '#backoffice/ui/admin/editing/form-fields.ts'
import { formatTimestamp } from '#backoffice/ui/admin/formatting/format-dates.ts'
import { formatTranslations } from '#backoffice/ui/admin/translations/other-languages.ts'
import * as words from '../../words/office/product-form/en.ts'
import type { CategoryOption } from './category-field.tsx'
import { type ProductValues, productFields, serializeField } from './product-values.ts'

/**
 * The product form's fields, to compare and describe them. The form holds a category id; its name comes from
 * `categories`.
 */
export const productFormFields = (categories: CategoryOption[] = []): FormFields<ProductValues> => ({
  names: productFields,
  labels: words.fields,
  text: serializeField,
  pictureField: 'pictures',
  formatValue: (values, field) => {
    if (field === 'pictures') return describePictures(values.pictures)
    if (field === 'composition')
      return values.composition.map(({ label, percent }) => `${label} ${percent}%`).join(', ') || words.none
    if (field === 'more_packs') return values.more_packs.map(words.sizeInWords).join('; ') || words.none
    if (field === 'translations') return formatTranslations(values.translations)
    if (field === 'visibility') return visibilities.get(values.visibility) ?? values.visibility
    if (field === 'publish_at' || field === 'hide_at') {
      const moment = serializeField(values, field)
      return moment ? formatTimestamp(moment) : words.nothing
    }
    const text = values[field]
    if (field !== 'category_id') return text || words.nothing
    return categories.find(({ id }) => String(id) === text)?.name ?? words.anotherCategory
  },
})

const visibilities = new Map(Object.entries(words.visibilities))

function describePictures(pictures: ProductValues['pictures']) {
  const fresh = pictures.filter((slot) => slot.file).length
  return words.picturesCounted({ count: pictures.length, fresh })
}
