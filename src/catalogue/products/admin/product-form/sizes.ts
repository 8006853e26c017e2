import { issuesOf } from '#backoffice/ui/admin/by-contract.ts'
import { newProduct } from '../../contract.ts'
import type { Pack } from '../../pack-contract.ts'

/** A size after the first as it is typed. `pack` is the id of one that is there, '' for a new one. */
export type TypedSize = {
  pack: string
  size: string
  price: string
  mrp: string
  stock: string
  sku: string
  weight_g: string
}
export type SizeField = Exclude<keyof TypedSize, 'pack'>

export const blankSize: TypedSize = {
  pack: '',
  size: '',
  price: '',
  mrp: '',
  stock: '',
  sku: '',
  weight_g: '',
}

const typed = (value: number | string | null) => (value === null ? '' : String(value))

export const typedSizeOf = (pack: Pack): TypedSize => ({
  pack: String(pack.id),
  size: pack.size,
  price: typed(pack.price),
  mrp: typed(pack.mrp),
  stock: typed(pack.stock),
  sku: typed(pack.sku),
  weight_g: typed(pack.weight_g),
})

/**
 * The sizes as the product calls take them; '' when there are none.
 * @param opened the product's sizes when the form was opened: what is sold meanwhile stays sold
 */
export function sizesField(sizes: TypedSize[], opened: Pack[] = []) {
  const entries = sizes.map(({ pack, ...fields }) => {
    const old = opened.find(({ id }) => String(id) === pack)
    const trimmed = Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, text.trim()]))
    const isMoved = old && trimmed.stock !== String(old.stock)
    return { ...(pack && { id: Number(pack) }), ...trimmed, ...(isMoved && { stock_was: String(old.stock) }) }
  })
  return entries.length === 0 ? '' : JSON.stringify(entries)
}

/** What the contract has against the sizes: the row, the field in it where it is about one, and the sentence. */
export const sizeProblems = (sizes: TypedSize[]) =>
  issuesOf(newProduct.shape.more_packs, sizesField(sizes)).map(({ path: [row, field], message }) => ({
    row,
    field,
    message,
  }))
