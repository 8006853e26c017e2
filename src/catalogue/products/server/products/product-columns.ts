import { taxColumns } from '#accounting/tax/rules/tax-class.ts'
import type { AddProductInput, AdminProduct, NewProduct } from '../../contract.ts'
import type { visibilityInput } from '../../visibility-contract.ts'
import { translationsColumn } from '../translations.ts'
import { comparableVariant } from '../variants/variant-columns.ts'

/** Saved in other tables or by other functions. */
type SavedElsewhere =
  | 'price'
  | 'mrp'
  | 'quantity'
  | 'stock'
  | 'sku'
  | 'weight_g'
  | 'more_packs'
  | keyof typeof visibilityInput.shape
/** The fields saved in columns of `products`. */
type Fields = Omit<NewProduct, SavedElsewhere>
/** Every field needs its column: one that is missing here would silently not be saved. */
type Columns = Record<keyof Fields | 'exemption', unknown>

const toJson = (composition: Fields['composition']) => composition && JSON.stringify(composition)

const unchangedTax = { tax_rate: undefined, exemption: undefined }

/** The table columns of edited fields. A field that was not sent stays unchanged. */
export const editedColumns = (fields: Partial<Fields>) =>
  ({
    name: fields.name,
    one_liner: fields.one_liner,
    description: fields.description,
    category_id: fields.category_id,
    discount: fields.discount,
    hsn: fields.hsn,
    ...(fields.tax_rate === undefined ? unchangedTax : taxColumns(fields.tax_rate)),
    composition: toJson(fields.composition),
    translations: translationsColumn(fields.translations),
  }) satisfies Columns

/** The columns of a new product; fields that were not sent are null. */
export const newColumns = (fields: AddProductInput) =>
  ({
    name: fields.name,
    one_liner: fields.one_liner,
    description: fields.description,
    category_id: fields.category_id,
    discount: fields.discount ?? null,
    hsn: fields.hsn ?? null,
    ...taxColumns(fields.tax_rate ?? null),
    composition: toJson(fields.composition) ?? null,
    translations: translationsColumn(fields.translations),
    form_key: fields.form_key,
  }) satisfies Columns & { form_key: unknown }

/**
 * The fields compared for the activity log: all but derived ones and the version counter. A field missing here could
 * be changed without an entry.
 */
export function comparableProduct(product: AdminProduct) {
  const { id, path, version, rating, tint, category_id, category_name, category_path, ...shown } = product
  const { image1, image2, image3, image4, packs, hidden, ...facts } = shown
  const [first, ...more] = packs
  return {
    ...facts,
    sku: first?.sku,
    weight_g: first?.weight_g,
    more_packs: more.map(comparableVariant),
    category: category_name,
    pictures: product.pictures.map((picture) => picture.url),
  }
}
