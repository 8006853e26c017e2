import type { FormFields } from '#backoffice/ui/admin/editing/form-fields.ts'
import { momentOf } from '#backoffice/ui/admin/moments.ts'
import { textsInWords } from '#backoffice/ui/admin/translations/other-languages.ts'
import * as words from '../../words/office/product-form/en.ts'
import type { CategoryOption } from './category-field.tsx'
import { fieldText, type ProductValues, productFields } from './product-values.ts'

/** What there is to know of a product's form; a category is an id there, and its name comes with the categories. */
export const productFormFields = (categories: CategoryOption[] = []): FormFields<ProductValues> => ({
  names: productFields,
  words: words.fields,
  text: fieldText,
  pictureField: 'pictures',
  inWords: (values, field) => {
    if (field === 'pictures') return picturesInWords(values.pictures)
    if (field === 'composition')
      return values.composition.map(({ label, percent }) => `${label} ${percent}%`).join(', ') || words.none
    if (field === 'more_packs') return values.more_packs.map(words.sizeInWords).join('; ') || words.none
    if (field === 'translations') return textsInWords(values.translations)
    if (field === 'visibility') return visibilities.get(values.visibility) ?? values.visibility
    if (field === 'publish_at' || field === 'hide_at') {
      const moment = fieldText(values, field)
      return moment ? momentOf(moment) : words.nothing
    }
    const text = values[field]
    if (field !== 'category_id') return text || words.nothing
    return categories.find(({ id }) => String(id) === text)?.name ?? words.anotherCategory
  },
})

const visibilities = new Map(Object.entries(words.visibilities))

function picturesInWords(pictures: ProductValues['pictures']) {
  const fresh = pictures.filter((slot) => slot.file).length
  return words.picturesCounted({ count: pictures.length, fresh })
}
