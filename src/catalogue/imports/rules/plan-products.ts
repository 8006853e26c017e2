import type { AdminProduct } from '#catalogue/products/contract.ts'
import type { AdminVariant } from '#catalogue/products/variant-contract.ts'
import { cellValue } from './cell-schemas.ts'
import type { CheckedFile, StoredCatalogue } from './check-products.ts'
import type { ImportColumn, ImportRow } from './columns.ts'

/** A size as it shall be. Prices are in rupees. */
type PlannedSize = {
  row: number
  /** As stored; undefined for a new size. */
  pack: AdminVariant | undefined
  size: string
  price: number
  mrp: number | null
  sku: string | null
  weight_g: number | null
  /** Units that are added, or removed if negative. */
  units: number
}

/** A product as it shall be, with those of its sizes that are in the file. */
export type PlannedProduct = Pick<
  AdminProduct,
  'name' | 'one_liner' | 'description' | 'category_id' | 'discount' | 'hsn' | 'tax_rate'
> & {
  /** The first of its rows. */
  row: number
  /** As stored; undefined for a new product. */
  product: AdminProduct | undefined
  /** Undefined leaves it as it is. */
  visibility: AdminProduct['visibility'] | undefined
  sizes: PlannedSize[]
}

/** What to save for the products of a checked file without problems. */
export const planProducts = ({ differing }: CheckedFile, { categories }: StoredCatalogue): PlannedProduct[] =>
  differing.flatMap(({ product, rows }) => {
    const [first] = rows
    if (!first) return []
    const text = (column: ImportColumn & keyof AdminProduct, stored: string | undefined) =>
      first.cells[column] === undefined ? (stored ?? '') : String(cellValue(column, first.cells[column]))
    const { category, discount, hsn, tax_rate, visibility } = first.cells
    return {
      row: first.row,
      product,
      name: text('name', product?.name),
      one_liner: text('one_liner', product?.one_liner),
      description: text('description', product?.description),
      category_id:
        category === undefined || category.toLowerCase() === product?.category_name.toLowerCase()
          ? (product?.category_id ?? 0)
          : (categories.get(category.toLowerCase()) ?? 0),
      discount: (discount === undefined ? product?.discount : cellValue('discount', discount)) ?? null,
      hsn: (hsn === undefined ? product?.hsn : cellValue('hsn', hsn)) ?? null,
      tax_rate: (tax_rate === undefined ? product?.tax_rate : cellValue('tax_rate', tax_rate)) ?? null,
      visibility: (visibility === undefined ? undefined : cellValue('visibility', visibility)) ?? undefined,
      sizes: rows.map((row) => planSize(row, product)),
    }
  })

function planSize({ row, cells }: ImportRow, product: AdminProduct | undefined): PlannedSize {
  const pack = product?.packs.find(({ id }) => String(id) === cells.size_id)
  const { size, price, mrp, sku, weight_g } = cells
  return {
    row,
    pack,
    size: size === undefined ? (pack?.size ?? '') : (cellValue('size', size) ?? ''),
    price: (price === undefined ? pack?.price : cellValue('price', price)) ?? 0,
    mrp: (mrp === undefined ? pack?.mrp : cellValue('mrp', mrp)) ?? null,
    sku: (sku === undefined ? pack?.sku : cellValue('sku', sku)) ?? null,
    weight_g: (weight_g === undefined ? pack?.weight_g : cellValue('weight_g', weight_g)) ?? null,
    units: planUnits(cells, pack),
  }
}

/** Only the difference to the stock at the export is saved, so units sold since stay sold. */
function planUnits({ stock, stock_at_export }: ImportRow['cells'], pack: AdminVariant | undefined) {
  if (stock === undefined) return 0
  return Number(stock) - (pack ? Number(stock_at_export || pack.stock) : 0)
}
