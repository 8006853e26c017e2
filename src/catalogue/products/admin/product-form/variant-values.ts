import { findIssues } from '#backoffice/ui/admin/schema-validation.ts'
import { newProduct } from '../../contract.ts'
import type { Variant } from '../../variant-contract.ts'

/** Form values of a variant after the first. `pack` is its id, '' for a new one. */
export type VariantValues = {
  pack: string
  size: string
  price: string
  mrp: string
  stock: string
  sku: string
  weight_g: string
}
export type VariantField = Exclude<keyof VariantValues, 'pack'>

export const blankVariant: VariantValues = {
  pack: '',
  size: '',
  price: '',
  mrp: '',
  stock: '',
  sku: '',
  weight_g: '',
}

const toText = (value: number | string | null) => (value === null ? '' : String(value))

export const variantValuesOf = (pack: Variant): VariantValues => ({
  pack: String(pack.id),
  size: pack.size,
  price: toText(pack.price),
  mrp: toText(pack.mrp),
  stock: toText(pack.stock),
  sku: toText(pack.sku),
  weight_g: toText(pack.weight_g),
})

/**
 * The variants as the product API takes them, as JSON; '' if there are none.
 * @param opened the variants when the form was opened, so that units sold since stay sold
 */
export function serializeVariants(sizes: VariantValues[], opened: Variant[] = []) {
  const entries = sizes.map(({ pack, ...fields }) => {
    const old = opened.find(({ id }) => String(id) === pack)
    const trimmed = Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, text.trim()]))
    const isMoved = old && trimmed.stock !== String(old.stock)
    return { ...(pack && { id: Number(pack) }), ...trimmed, ...(isMoved && { stock_was: String(old.stock) }) }
  })
  return entries.length === 0 ? '' : JSON.stringify(entries)
}

/** Validation errors: the row, its field if it concerns one, and the message. */
export const variantProblems = (sizes: VariantValues[]) =>
  findIssues(newProduct.shape.more_packs, serializeVariants(sizes)).map(
    ({ path: [row, field], message }) => ({
      row,
      field,
      message,
    }),
  )
