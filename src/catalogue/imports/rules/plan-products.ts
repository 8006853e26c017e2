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
    const { cells } = first
    const { category } = cells
    return {
      row: first.row,
      product,
      name: plan('name', cells, product?.name) ?? '',
      one_liner: plan('one_liner', cells, product?.one_liner) ?? '',
      description: plan('description', cells, product?.description) ?? '',
      category_id:
        category === undefined || category.toLowerCase() === product?.category_name.toLowerCase()
          ? (product?.category_id ?? 0)
          : (categories.get(category.toLowerCase()) ?? 0),
      discount: plan('discount', cells, product?.discount) ?? null,
      hsn: plan('hsn', cells, product?.hsn) ?? null,
      tax_rate: plan('tax_rate', cells, product?.tax_rate) ?? null,
      visibility: plan('visibility', cells, undefined) ?? undefined,
      sizes: rows.map((row) => planSize(row, product)),
    }
  })

/** What a cell says; what is stored if the file doesn't have the column, or has stored text that isn't allowed any more. */
function plan<Column extends ImportColumn, Stored>(
  column: Column,
  cells: ImportRow['cells'],
  stored: Stored,
) {
  const text = cells[column]
  const value = text === undefined ? undefined : cellValue(column, text)
  return value === undefined ? stored : value
}

function planSize({ row, cells }: ImportRow, product: AdminProduct | undefined): PlannedSize {
  const pack = product?.packs.find(({ id }) => String(id) === cells.size_id)
  return {
    row,
    pack,
    size: plan('size', cells, pack?.size) ?? '',
    price: plan('price', cells, pack?.price) ?? 0,
    mrp: plan('mrp', cells, pack?.mrp) ?? null,
    sku: plan('sku', cells, pack?.sku) ?? null,
    weight_g: plan('weight_g', cells, pack?.weight_g) ?? null,
    units: planUnits(cells, pack),
  }
}

/** Only the difference to the stock at the export is saved, so units sold since stay sold. */
function planUnits({ stock, stock_at_export }: ImportRow['cells'], pack: AdminVariant | undefined) {
  if (stock === undefined) return 0
  return Number(stock) - (pack ? Number(stock_at_export || pack.stock) : 0)
}
