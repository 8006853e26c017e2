import type { PictureView } from '../../../values/picture.ts'
import type { Category } from '../contract.ts'
import { changedFields, type FormFields } from './admin-form-fields.ts'

/** A category as the form holds it. */
export type CategoryValues = {
  name: string
  description: string
  tint: string
  image: { stored: PictureView | null; file: File | null }
}

/** The families of the shop's colours, which cards and pictures stand on. */
export const tints = {
  leaf: 'Leaf green',
  porridge: 'Terracotta, as porridges',
  muesli: 'Turmeric, as mueslis',
  seeds: 'Leaf green, as seeds',
  spices: 'Chilli, as spices',
  masalas: 'Plum, as masalas',
}

export const blankCategory: CategoryValues = {
  name: '',
  description: '',
  tint: 'leaf',
  image: { stored: null, file: null },
}

export const categoryValuesOf = ({ name, description, tint, picture }: Category): CategoryValues => ({
  name,
  description,
  tint,
  image: { stored: picture, file: null },
})

const tintWords = new Map(Object.entries(tints))

export const categoryFields: FormFields<CategoryValues> = {
  names: ['name', 'description', 'tint', 'image'],
  words: { name: 'Category Name', description: 'Description', tint: 'Colour', image: 'Picture' },
  pictureField: 'image',
  text: (values, field) =>
    field === 'image' ? (values.image.file ? 'new' : (values.image.stored?.url ?? '')) : values[field].trim(),
  inWords: (values, field) => {
    if (field === 'image')
      return values.image.file?.name ?? (values.image.stored ? 'a stored picture' : 'none')
    return field === 'tint' ? (tintWords.get(values.tint) ?? values.tint) : values[field] || 'nothing'
  },
}

export function newCategoryForm({ name, description, tint, image }: CategoryValues) {
  const form = new FormData()
  form.append('name', name.trim())
  form.append('description', description.trim())
  form.append('tint', tint)
  if (image.file) form.append('image', image.file)
  return form
}

/** The form of an edit: what was changed since the category was opened, and the version it was opened at. */
export function editedCategoryForm(opened: Category, values: CategoryValues) {
  const form = new FormData()
  form.append('version', String(opened.version))
  for (const field of changedFields(categoryFields, categoryValuesOf(opened), values))
    if (field !== 'image') form.append(field, values[field].trim())
  if (values.image.file) form.append('image', values.image.file)
  return form
}
