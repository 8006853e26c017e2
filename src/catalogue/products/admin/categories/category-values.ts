import { changedFields, type FormFields } from '#backoffice/ui/admin/editing/form-fields.ts'
import { formatTranslations } from '#backoffice/ui/admin/translations/other-languages.ts'
import type { PictureView } from '#values/pictures/picture.ts'
import type { AdminCategory, NewCategory } from '../../category-contract.ts'
import * as words from '../../words/office/categories/en.ts'
import { type CategoryTranslationValues, serializeTexts } from '../translations/translation-values.ts'

/** Form values of a category. */
export type CategoryValues = {
  name: string
  description: string
  tint: string
  translations: CategoryTranslationValues
  image: { stored: PictureView | null; file: File | null }
}

/** The colour families for cards and picture backgrounds. */
export const tints: Record<NewCategory['tint'], string> = words.tints

export const blankCategory: CategoryValues = {
  name: '',
  description: '',
  tint: 'leaf',
  translations: {},
  image: { stored: null, file: null },
}

export const categoryValuesOf = ({ picture, ...category }: AdminCategory): CategoryValues => ({
  name: category.name,
  description: category.description,
  tint: category.tint,
  translations: category.translations,
  image: { stored: picture, file: null },
})

const tintWords = new Map(Object.entries(tints))

export const categoryFields: FormFields<CategoryValues> = {
  names: ['name', 'description', 'tint', 'translations', 'image'],
  labels: words.fields,
  pictureField: 'image',
  text: (values, field) => {
    if (field === 'image') return values.image.file ? 'new' : (values.image.stored?.url ?? '')
    return field === 'translations' ? serializeTexts(values.translations) : values[field].trim()
  },
  formatValue: (values, field) => {
    if (field === 'image')
      return values.image.file?.name ?? (values.image.stored ? words.storedPicture : words.noPicture)
    if (field === 'translations') return formatTranslations(values.translations)
    return field === 'tint' ? (tintWords.get(values.tint) ?? values.tint) : values[field] || words.nothing
  },
}

/** The request body of a new category. `isConfirmed`: the merchant has confirmed the claims in its texts. */
export function newCategoryFormData(
  { name, description, tint, translations, image }: CategoryValues,
  isConfirmed = false,
) {
  const form = new FormData()
  if (isConfirmed) form.append('claims_confirmed', 'true')
  form.append('name', name.trim())
  form.append('description', description.trim())
  form.append('tint', tint)
  const texts = serializeTexts(translations)
  if (texts) form.append('translations', texts)
  if (image.file) form.append('image', image.file)
  return form
}

/** The request body of an edit: the fields changed since the category was opened, and the version it was opened at. */
export function editedCategoryFormData(opened: AdminCategory, values: CategoryValues, isConfirmed = false) {
  const form = new FormData()
  if (isConfirmed) form.append('claims_confirmed', 'true')
  form.append('version', String(opened.version))
  for (const field of changedFields(categoryFields, categoryValuesOf(opened), values))
    if (field !== 'image') form.append(field, categoryFields.text(values, field))
  if (values.image.file) form.append('image', values.image.file)
  return form
}
