import { fromShopTime, toShopTime } from '#backoffice/ui/admin/formatting/format-dates.ts'
import {
  filesInSlots,
  type PictureSlot,
  serializePictureOrder,
  slotsOfStoredPictures,
} from '#catalogue/pictures/admin/picture-slots.ts'
import { parseRupees } from '#values/money/parse-rupees.ts'
import type { AdminProduct, NewProduct, Product } from '../../contract.ts'
import { type ProductTranslationValues, serializeTexts } from '../translations/translation-values.ts'
import { type PartValues, serializeComposition } from './composition-values.ts'
import { serializeVariants, type VariantValues, variantValuesOf } from './variant-values.ts'

/** Initial values of a new product, in the form's order. Input stays text until the server parses it. */
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
  more_packs: [] as VariantValues[],
  /** Visibility and its schedule, in the shop's local time. */
  visibility: 'on_sale',
  publish_at: '',
  hide_at: '',
  composition: [] as PartValues[],
  translations: {} as ProductTranslationValues,
  pictures: [] as PictureSlot[],
} satisfies Record<keyof NewProduct | 'pictures', unknown>
export type ProductValues = typeof blankProduct
export type ProductField = keyof ProductValues

// The literal above has exactly these keys, which TypeScript cannot infer from Object.keys.
export const productFields = Object.keys(blankProduct) as ProductField[]

const toFieldText = (value: number | string | null | undefined) => String(value ?? '')

/** A product as the form loads it and as the save request returns it. */
export type EditedProduct = Product & Omit<AdminProduct, keyof Product>

export const productValuesOf = (product: EditedProduct): ProductValues => ({
  name: product.name,
  category_id: String(product.category_id),
  one_liner: product.one_liner,
  description: product.description,
  price: toFieldText(product.price),
  mrp: toFieldText(product.mrp),
  discount: toFieldText(product.discount),
  quantity: product.quantity,
  stock: toFieldText(product.stock),
  sku: toFieldText(product.packs[0]?.sku),
  weight_g: toFieldText(product.packs[0]?.weight_g),
  hsn: toFieldText(product.hsn),
  tax_rate: toFieldText(product.tax_rate),
  more_packs: product.packs.slice(1).map(variantValuesOf),
  visibility: product.visibility,
  publish_at: product.publish_at ? toShopTime(product.publish_at) : '',
  hide_at: product.hide_at ? toShopTime(product.hide_at) : '',
  composition: (product.composition ?? []).map(({ label, percent }) => ({ label, percent: String(percent) })),
  translations: product.translations,
  pictures: slotsOfStoredPictures(product.pictures),
})

/** The value of one field in the request body. */
export function serializeField(values: ProductValues, field: ProductField) {
  if (field === 'composition') return serializeComposition(values.composition)
  if (field === 'more_packs') return serializeVariants(values.more_packs)
  if (field === 'translations') return serializeTexts(values.translations)
  if (field === 'pictures') return JSON.stringify(serializePictureOrder(values.pictures))
  if (field === 'publish_at' || field === 'hide_at') return serializeSchedule(values, field)
  if (field === 'price' || field === 'mrp') return rupeesText(values[field])
  return values[field].trim()
}

/** Whether a schedule field applies to the chosen visibility. Otherwise it is not shown, and nothing is scheduled. */
export const isSchedulable = ({ visibility, publish_at }: ProductValues, field: 'publish_at' | 'hide_at') =>
  (visibility === 'on_sale') === (field === 'hide_at') || (field === 'hide_at' && publish_at !== '')

const serializeSchedule = (values: ProductValues, field: 'publish_at' | 'hide_at') =>
  isSchedulable(values, field) ? (fromShopTime(values[field]) ?? values[field]) : ''

/** A typed price in one spelling, so that two spellings of it compare equal; other text stays as it is. */
const rupeesText = (typed: string) => String(parseRupees(typed) ?? typed.trim())

/**
 * The request body of a new product, without empty fields (specification §5). Visibility is always sent, because the
 * form's default is a draft in a real shop and on sale in a demo.
 * @param key idempotency key: however often the form is sent, it adds one product
 */
export function newProductFormData(values: ProductValues, key: string, isConfirmed = false) {
  const form = new FormData()
  if (isConfirmed) form.append('claims_confirmed', 'true')
  form.append('form_key', key)
  for (const field of productFields) {
    const text = serializeField(values, field)
    const isUnchanged = field !== 'visibility' && text === serializeField(blankProduct, field)
    if (field !== 'pictures' && !isUnchanged) form.append(field, text)
  }
  return appendPictureFiles(form, values)
}

/** The request body of an edit: the fields changed since the product was opened, and the version it was opened at. */
export function editedProductFormData(opened: EditedProduct, values: ProductValues, isConfirmed = false) {
  const form = new FormData()
  if (isConfirmed) form.append('claims_confirmed', 'true')
  const before = productValuesOf(opened)
  const changed = productFields.filter(
    (field) => serializeField(before, field) !== serializeField(values, field),
  )
  form.append('version', String(opened.version))
  for (const field of changed)
    form.append(
      field,
      field === 'more_packs'
        ? serializeVariants(values.more_packs, opened.packs)
        : serializeField(values, field),
    )
  // The server applies only the typed difference, so that units sold while the form is open stay sold.
  if (changed.includes('stock')) form.append('stock_was', String(opened.stock))
  return changed.includes('pictures') ? appendPictureFiles(form, values) : form
}

/** Adds the files to upload to the form, and returns it. */
function appendPictureFiles(form: FormData, { pictures }: ProductValues) {
  for (const file of filesInSlots(pictures)) form.append('image', file)
  return form
}
