/** The columns that rows of the same product share, then those of each size, in the order of the exported file. */
export const productColumns = [
  'product_id',
  'name',
  'one_liner',
  'description',
  'category',
  'discount',
  'hsn',
  'tax_rate',
  'visibility',
] as const
const sizeColumns = [
  'size_id',
  'size',
  'price',
  'mrp',
  'sku',
  'weight_g',
  'stock',
  'stock_at_export',
] as const
export const importColumns = [...productColumns, ...sizeColumns]
export type ImportColumn = (typeof importColumns)[number]

/** The columns without which no product can be added. */
export const columnsOfNewProducts = [
  'name',
  'one_liner',
  'description',
  'category',
  'size',
  'price',
  'stock',
] as const satisfies ImportColumn[]

/** A row of the file: its number in a spreadsheet, where the headings are row 1, and its text in each column there is. */
export type ImportRow = { row: number; cells: Partial<Record<ImportColumn, string>> }

/** What is wrong with a cell; `column` is null if it is the whole row, or the whole file in row 1. */
export type ImportProblem = { row: number; column: string | null; message: string }

/** More rows could not be saved within a minute. */
export const maxImportRows = 5000
