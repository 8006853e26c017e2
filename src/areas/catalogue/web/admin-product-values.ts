import { readRupees } from '../../../values/typed-rupees.ts'
import { filesOf, orderOf, type PictureSlot, slotsOf } from '../../pictures/web/picture-slots.ts'
import type { Product } from '../contract.ts'
import { compositionField, type TypedPart } from './admin-composition.ts'

/** A new product as the form holds it, in the form's order: what is typed is text until the server has read it. */
export const blankProduct = {
  name: '',
  category_id: '',
  one_liner: '',
  description: '',
  price: '',
  mrp: '',
  discount: '',
  quantity: '',
  stock: '',
  composition: [] as TypedPart[],
  pictures: [] as PictureSlot[],
}
export type ProductValues = typeof blankProduct
export type ProductField = keyof ProductValues

// The literal above has exactly these keys; the language knows only that an object may have more than its type.
export const productFields = Object.keys(blankProduct) as ProductField[]

const typed = (value: number | null) => (value === null ? '' : String(value))

export const valuesOf = (product: Product): ProductValues => ({
  name: product.name,
  category_id: String(product.category_id),
  one_liner: product.one_liner,
  description: product.description,
  price: typed(product.price),
  mrp: typed(product.mrp),
  discount: typed(product.discount),
  quantity: product.quantity,
  stock: typed(product.stock),
  composition: (product.composition ?? []).map(({ label, percent }) => ({ label, percent: String(percent) })),
  pictures: slotsOf(product.pictures),
})

/** One field as it is sent. */
export function fieldText(values: ProductValues, field: ProductField) {
  if (field === 'composition') return compositionField(values.composition)
  if (field === 'pictures') return JSON.stringify(orderOf(values.pictures))
  if (field === 'price' || field === 'mrp') return rupeesText(values[field])
  return values[field].trim()
}

/** Two ways of writing one price are the same price. */
const rupeesText = (typed: string) => String(readRupees(typed) ?? typed.trim())

/** Tells a form from all others. Not `randomUUID`, which a browser has only where the page is encrypted. */
export const newFormKey = () => crypto.getRandomValues(new Uint32Array(4)).join('-')

/**
 * The form of a new product: fields that were left empty are not sent (specification §5).
 * @param key stays the same however often the form is sent: it adds one product
 */
export function newProductForm(values: ProductValues, key: string) {
  const form = new FormData()
  form.append('form_key', key)
  for (const field of productFields) {
    const text = fieldText(values, field)
    if (field !== 'pictures' && text !== '') form.append(field, text)
  }
  return withPictures(form, values)
}

/** The form of an edit: what was changed since the product was opened, and the version it was opened at. */
export function editedProductForm(opened: Product, values: ProductValues) {
  const form = new FormData()
  const before = valuesOf(opened)
  const changed = productFields.filter((field) => fieldText(before, field) !== fieldText(values, field))
  form.append('version', String(opened.version))
  for (const field of changed) form.append(field, fieldText(values, field))
  // What is sold while the form is open stays sold: the server applies only the difference that was typed.
  if (changed.includes('stock')) form.append('stock_was', String(opened.stock))
  return changed.includes('pictures') ? withPictures(form, values) : form
}

function withPictures(form: FormData, { pictures }: ProductValues) {
  for (const file of filesOf(pictures)) form.append('image', file)
  return form
}
