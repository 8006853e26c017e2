import type { AdminProduct } from '#catalogue/products/contract.ts'
import { type ImportColumn, importColumns } from './columns.ts'

/** A product as rows of the file, one for each size. */
export const productRows = (product: AdminProduct): Record<ImportColumn, string>[] =>
  product.packs.map((pack) => ({
    product_id: String(product.id),
    name: product.name,
    one_liner: product.one_liner,
    description: product.description,
    category: product.category_name,
    discount: textOf(product.discount),
    hsn: textOf(product.hsn),
    tax_rate: textOf(product.tax_rate),
    visibility: product.visibility,
    size_id: String(pack.id),
    size: pack.size,
    price: pack.price.toFixed(2),
    mrp: pack.mrp === null ? '' : pack.mrp.toFixed(2),
    sku: textOf(pack.sku),
    weight_g: textOf(pack.weight_g),
    stock: String(pack.stock),
    stock_at_export: String(pack.stock),
    version_at_export: String(product.version),
  }))

const textOf = (value: string | number | null) => (value === null ? '' : String(value))

/** The cells of a row in the order of the columns. */
export const cellsInOrder = (row: Record<ImportColumn, string>) => importColumns.map((column) => row[column])
