const productFacts = [
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
/** The columns that rows of the same product share. */
export const productColumns = [...productFacts, 'version_at_export'] as const
/** All columns in the order of the exported file. */
export const importColumns = [...productFacts, ...sizeColumns, 'version_at_export'] as const
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

/** The columns that only say what the shop had at the export; nothing of them is saved. */
export const exportColumns: readonly ImportColumn[] = ['stock_at_export', 'version_at_export']

/** More rows could not be saved within a minute. */
export const maxImportRows = 5000

export const maxFileBytes = 10 * 1024 * 1024
