import type { AdminProduct } from '#catalogue/products/contract.ts'
import { maxVariants } from '#catalogue/products/variant-contract.ts'
import * as fieldWords from '#catalogue/products/words/office/fields/en.ts'
import * as words from '../words/office/en.ts'
import { cellSchemas, cellValue as valid } from './cell-schemas.ts'
import {
  columnsOfNewProducts,
  exportColumns,
  type ImportColumn,
  type ImportProblem,
  type ImportRow,
  importColumns,
  productColumns,
} from './columns.ts'
import { productRows } from './product-rows.ts'

/** What the shop has that the file may refer to. */
export type StoredCatalogue = {
  /** Products that are not deleted, by id. */
  products: ReadonlyMap<number, AdminProduct>
  /** The ids of the categories by name in lower case. */
  categories: ReadonlyMap<string, number>
  /** The ids of the sizes by SKU in lower case; deleted products keep their SKUs. */
  skus: ReadonlyMap<string, number>
  /** The GST rates that may be chosen today, in percent. */
  gstRates: readonly number[]
}

/** A cell that is not what the shop has now. */
type ImportChange = { row: number; column: ImportColumn; from: string; to: string }

export type CheckedFile = {
  problems: ImportProblem[]
  changes: ImportChange[]
  /** Products that would be added or changed. */
  differing: { product: AdminProduct | undefined; rows: ImportRow[] }[]
  /** How many products would be added, changed, and left as they are. */
  added: number
  changed: number
  unchanged: number
}

const groupsPerPause = 100

/**
 * Compares the rows of a file with the shop, without changing anything. Rows with the same product number, or without a
 * number and with the same name and category, are sizes of one product. Columns that the file doesn't have, and
 * products and sizes that are not in it, stay as they are.
 * @param pause called now and then, so that the process can answer other requests
 */
export async function checkProducts(
  rows: ImportRow[],
  stored: StoredCatalogue,
  pause: () => Promise<void>,
): Promise<CheckedFile> {
  const checked: CheckedFile = {
    problems: [],
    changes: [],
    differing: [],
    added: 0,
    changed: 0,
    unchanged: 0,
  }
  const report = ({ row }: ImportRow, column: ImportColumn | null, message: string) =>
    checked.problems.push({ row, column, message })
  const names = namesByCategory(stored)
  let groups = 0
  for (const group of groupByProduct(rows)) {
    const [first] = group
    if (!first) continue
    groups += 1
    if (groups % groupsPerPause === 0) await pause()
    const id = first.cells.product_id
    const product = id ? stored.products.get(Number(id)) : undefined
    const now = new Map(product && productRows(product).map((cells) => [cells.size_id, cells]))
    for (const row of group) checkCells(row, { present: presentCells(row, now), stored }, report)
    checkAlike(group, report)
    if (id && !product) {
      for (const row of group) report(row, 'product_id', words.productUnknown)
      continue
    }
    checkSizes(group, product, report)
    const rate = first.cells.tax_rate === undefined ? null : valid('tax_rate', first.cells.tax_rate)
    // A product may keep a rate that has ended, until it is changed.
    if (typeof rate === 'number' && !stored.gstRates.includes(rate) && rate !== product?.tax_rate)
      report(first, 'tax_rate', fieldWords.taxRateEnded)
    if (!product) {
      for (const column of columnsOfNewProducts)
        if (first.cells[column] === undefined) report(first, column, words.columnMissing)
      const named = names.get(nameInCategory(first.cells.category, first.cells.name))
      if (named) report(first, 'product_id', words.productExists({ id: named }))
      checked.added += 1
      checked.differing.push({ product, rows: group })
      continue
    }
    const changes = listChanges(group, now)
    const version = first.cells.version_at_export
    if (changes.length > 0 && version && Number(version) !== product.version)
      report(first, 'version_at_export', words.editedSince)
    for (const change of changes) checked.changes.push(change)
    if (changes.length === 0) {
      checked.unchanged += 1
      continue
    }
    checked.changed += 1
    checked.differing.push({ product, rows: group })
  }
  checkSkus(rows, stored, report)
  checked.problems.sort((one, other) => one.row - other.row)
  return checked
}

/** The ids of the products by category and name, which a new product must not have. */
const namesByCategory = ({ products }: StoredCatalogue) =>
  new Map(
    [...products.values()].map(({ id, category_name, name }) => [nameInCategory(category_name, name), id]),
  )

const nameInCategory = (category = '', name = '') =>
  JSON.stringify([category.toLowerCase(), name.toLowerCase()])

type Report = (row: ImportRow, column: ImportColumn | null, message: string) => void

/** The cells of a product's stored sizes, by the ids of the sizes. */
type PresentRows = ReadonlyMap<string, Record<ImportColumn, string>>

/** What the shop has in the row's cells: for a new size, only what it shares with the product's other sizes. */
function presentCells({ cells }: ImportRow, now: PresentRows): ImportRow['cells'] {
  const size = now.get(cells.size_id ?? '')
  if (size) return size
  const [first] = now.values()
  return first ? Object.fromEntries(productColumns.map((column) => [column, first[column]])) : {}
}

type Compared = { present: ImportRow['cells']; stored: StoredCatalogue }

/** What the shop has already is no problem, even if a product couldn't be saved like this any more. */
function checkCells(row: ImportRow, { present, stored }: Compared, report: Report) {
  for (const column of importColumns) {
    const text = row.cells[column]
    if (text === undefined || text === present[column]?.trim()) continue
    const [issue] = cellSchemas[column].safeParse(text).error?.issues ?? []
    if (issue) report(row, column, issue.message)
  }
  const { category } = row.cells
  if (category && !stored.categories.has(category.toLowerCase()))
    report(row, 'category', words.categoryUnknown)
}

function groupByProduct(rows: ImportRow[]) {
  const groups = new Map<string, ImportRow[]>()
  for (const row of rows) {
    const { product_id, name = '', category = '' } = row.cells
    const key = product_id || nameInCategory(category, name)
    const group = groups.get(key)
    if (group) group.push(row)
    else groups.set(key, [row])
  }
  return groups.values()
}

/** The rows of a product must agree on what is the product's and not the size's. */
function checkAlike([first, ...others]: ImportRow[], report: Report) {
  if (!first) return
  for (const row of others)
    for (const column of productColumns)
      if (row.cells[column] !== first.cells[column]) report(row, column, words.notAlike({ row: first.row }))
}

function checkSizes(group: ImportRow[], product: AdminProduct | undefined, report: Report) {
  const packs = new Map(product?.packs.map((pack) => [String(pack.id), pack]))
  const seen = new Set<string>()
  // The sizes as they would be afterwards, by name in lower case.
  const named = new Set<string>()
  const inFile = new Set(group.map(({ cells }) => cells.size_id))
  for (const [id, { size }] of packs) if (!inFile.has(id)) named.add(size.toLowerCase())
  for (const row of group) {
    const { size_id = '', stock_at_export: exported, stock: typed } = row.cells
    const pack = packs.get(size_id)
    if (size_id && !pack) report(row, 'size_id', words.sizeUnknown)
    if (size_id && seen.has(size_id)) report(row, 'size_id', words.sizeTwice)
    seen.add(size_id)
    const size = (row.cells.size ?? pack?.size ?? '').toLowerCase()
    if (size && named.has(size)) report(row, 'size', words.sizeNameTwice)
    named.add(size)
    // Only the difference is saved, so units sold since the export stay sold.
    if (pack && typed && exported && pack.stock + Number(typed) - Number(exported) < 0)
      report(row, 'stock', words.someSold({ left: pack.stock }))
    checkPrices(
      row,
      { pack, discount: product?.discount ?? null, isFirst: isFirstSize(row, group, product) },
      report,
    )
  }
  const [first] = group
  if (first && named.size > Math.max(maxVariants, packs.size))
    report(first, 'size', fieldWords.tooManySizes({ most: maxVariants }))
}

const isFirstSize = ({ cells }: ImportRow, group: ImportRow[], product: AdminProduct | undefined) =>
  product ? cells.size_id === String(product.packs[0]?.id) : group[0]?.cells === cells

type Present = {
  pack: { price: number; mrp: number | null } | undefined
  discount: number | null
  isFirst: boolean
}

/** Prices that are valid alone must fit together. Invalid ones were reported. */
function checkPrices({ row, cells }: ImportRow, { pack, discount, isFirst }: Present, report: Report) {
  const mrp = cells.mrp === undefined ? (pack?.mrp ?? null) : valid('mrp', cells.mrp)
  const amount = cells.price === undefined ? pack?.price : valid('price', cells.price)
  const percent = cells.discount === undefined ? discount : valid('discount', cells.discount)
  if (typeof mrp === 'number' && typeof amount === 'number' && mrp < amount)
    report({ row, cells }, 'mrp', fieldWords.prices.mrpBelowPrice)
  // Old products may have a discount without an MRP, which was allowed once: their other cells must stay editable.
  const isAsStored = mrp === (pack?.mrp ?? null) && percent === discount
  // The discount is shown for the first size.
  if (isFirst && mrp === null && typeof percent === 'number' && !isAsStored)
    report({ row, cells }, 'discount', fieldWords.prices.discountWithoutMrp)
}

function checkSkus(rows: ImportRow[], { skus }: StoredCatalogue, report: Report) {
  const replaced = new Set(
    rows.flatMap(({ cells }) => (cells.sku === undefined ? [] : (cells.size_id ?? []))),
  )
  const taken = new Set<string>()
  for (const [sku, id] of skus) if (!replaced.has(String(id))) taken.add(sku)
  for (const row of rows) {
    const text = row.cells.sku?.toLowerCase()
    if (!text) continue
    if (taken.has(text)) report(row, 'sku', words.skuTwice)
    taken.add(text)
  }
}

/** The cells that differ from what the shop has now, once for what the rows of a product share. */
function listChanges(group: ImportRow[], now: PresentRows) {
  const [ofProduct] = now.values()
  const changes: ImportChange[] = []
  for (const [at, { row, cells }] of group.entries()) {
    const present = now.get(cells.size_id ?? '')
    for (const column of importColumns) {
      const to = cells[column]
      const isShared = productColumns.some((shared) => shared === column)
      if (to === undefined || exportColumns.includes(column) || (isShared && at > 0)) continue
      const stored = (isShared ? ofProduct : present)?.[column] ?? ''
      // Units sold since the export are not a change.
      const from = (column === 'stock' && present && cells.stock_at_export) || stored
      if (!isSame(column, from, to)) changes.push({ row, column, from, to })
    }
  }
  return changes
}

/** Whether two texts mean the same: 320, 320.00 and ₹320. An empty visibility stays as it is. */
const isSame = (column: ImportColumn, from: string, to: string) => {
  if (from === to || (column === 'visibility' && to === '')) return true
  if (column === 'category') return from.toLowerCase() === to.toLowerCase()
  const [one, other] = [valid(column, from), valid(column, to)]
  return one !== undefined && one === other
}
