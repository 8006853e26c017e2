import { momentAtWall, wallTime } from '#backoffice/ui/admin/moments.ts'
import { filesOf, orderOf, type PictureSlot, slotsOf } from '#catalogue/pictures/admin/picture-slots.ts'
import { readRupees } from '#values/money/typed-rupees.ts'
import type { KeptProduct, Product } from '../../contract.ts'
import { type TypedProductTexts, textsField } from '../translations/typed-texts.ts'
import { compositionField, type TypedPart } from './composition.ts'
import { sizesField, type TypedSize, typedSizeOf } from './sizes.ts'

/** A new product as the form holds it, in the form's order: what is typed is text until the server has read it. */
export const blankProduct = {
  name: '',
  category_id: '',
  one_liner: '',
  description: '',
  mrp: '',
  price: '',
  discount: '',
  quantity: '',
  stock: '',
  sku: '',
  weight_g: '',
  hsn: '',
  tax_rate: '',
  more_packs: [] as TypedSize[],
  /** What shoppers see, and the times at which that is to change, as a clock on the shop's wall shows them. */
  visibility: 'on_sale',
  publish_at: '',
  hide_at: '',
  composition: [] as TypedPart[],
  translations: {} as TypedProductTexts,
  pictures: [] as PictureSlot[],
}
export type ProductValues = typeof blankProduct
export type ProductField = keyof ProductValues

// The literal above has exactly these keys; the language knows only that an object may have more than its type.
export const productFields = Object.keys(blankProduct) as ProductField[]

const typed = (value: number | string | null | undefined) => String(value ?? '')

/** A product as its form knows it, and as the call that saves it answers. */
export type EditedProduct = Product & Omit<KeptProduct, keyof Product>

export const valuesOf = (product: EditedProduct): ProductValues => ({
  name: product.name,
  category_id: String(product.category_id),
  one_liner: product.one_liner,
  description: product.description,
  price: typed(product.price),
  mrp: typed(product.mrp),
  discount: typed(product.discount),
  quantity: product.quantity,
  stock: typed(product.stock),
  sku: typed(product.packs[0]?.sku),
  weight_g: typed(product.packs[0]?.weight_g),
  hsn: typed(product.hsn),
  tax_rate: typed(product.tax_rate),
  more_packs: product.packs.slice(1).map(typedSizeOf),
  visibility: product.visibility,
  publish_at: product.publish_at ? wallTime(product.publish_at) : '',
  hide_at: product.hide_at ? wallTime(product.hide_at) : '',
  composition: (product.composition ?? []).map(({ label, percent }) => ({ label, percent: String(percent) })),
  translations: product.translations,
  pictures: slotsOf(product.pictures),
})

/** One field as it is sent. */
export function fieldText(values: ProductValues, field: ProductField) {
  if (field === 'composition') return compositionField(values.composition)
  if (field === 'more_packs') return sizesField(values.more_packs)
  if (field === 'translations') return textsField(values.translations)
  if (field === 'pictures') return JSON.stringify(orderOf(values.pictures))
  if (field === 'publish_at' || field === 'hide_at') return plannedText(values, field)
  if (field === 'price' || field === 'mrp') return rupeesText(values[field])
  return values[field].trim()
}

/** A plan that does not go with what shoppers see, and so is not on the screen, is none. */
export const isPlannable = ({ visibility, publish_at }: ProductValues, field: 'publish_at' | 'hide_at') =>
  (visibility === 'on_sale') === (field === 'hide_at') || (field === 'hide_at' && publish_at !== '')

const plannedText = (values: ProductValues, field: 'publish_at' | 'hide_at') =>
  isPlannable(values, field) ? (momentAtWall(values[field]) ?? values[field]) : ''

/** Two ways of writing one price are the same price. */
const rupeesText = (typed: string) => String(readRupees(typed) ?? typed.trim())

/**
 * The form of a new product: empty fields are not sent (specification §5). Who sees it always is: the form starts
 * with a draft in a real shop and on sale in a demo.
 * @param key stays the same however often the form is sent: it adds one product
 */
export function newProductForm(values: ProductValues, key: string, isConfirmed = false) {
  const form = new FormData()
  if (isConfirmed) form.append('claims_confirmed', 'true')
  form.append('form_key', key)
  for (const field of productFields) {
    const text = fieldText(values, field)
    const isLeft = field !== 'visibility' && text === fieldText(blankProduct, field)
    if (field !== 'pictures' && !isLeft) form.append(field, text)
  }
  return withPictures(form, values)
}

/** The form of an edit: what was changed since the product was opened, and the version it was opened at. */
export function editedProductForm(opened: EditedProduct, values: ProductValues, isConfirmed = false) {
  const form = new FormData()
  if (isConfirmed) form.append('claims_confirmed', 'true')
  const before = valuesOf(opened)
  const changed = productFields.filter((field) => fieldText(before, field) !== fieldText(values, field))
  form.append('version', String(opened.version))
  for (const field of changed)
    form.append(
      field,
      field === 'more_packs' ? sizesField(values.more_packs, opened.packs) : fieldText(values, field),
    )
  // What is sold while the form is open stays sold: the server applies only the difference that was typed.
  if (changed.includes('stock')) form.append('stock_was', String(opened.stock))
  return changed.includes('pictures') ? withPictures(form, values) : form
}

function withPictures(form: FormData, { pictures }: ProductValues) {
  for (const file of filesOf(pictures)) form.append('image', file)
  return form
}
