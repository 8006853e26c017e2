import type { PdfDocument } from '#pdf/pdf-document.ts'
import { mm } from '#pdf/pdf-document.ts'
import { wrapText } from '#pdf/text.ts'
import type { PackingSlipWords } from './packing-slip-words.ts'
import type { PrintableLine } from './printable-orders.queries.ts'

export const rowStyle = { size: 11 }
export const smallStyle = { size: 8 }
/** Tamil letters have larger ascenders and descenders than Latin ones. */
export const rowLineHeight = 16
export const smallLineHeight = 11
const rowPadding = 8

/** The columns of the packing table, from the sheet's left edge, and its right edge. */
export const columns = { name: 12 * mm, size: 122 * mm, quantity: 176 * mm, box: 186 * mm, end: 198 * mm }

export type SlipRow = {
  name: string[]
  /** The English name if the customer’s differs, bundles, and batch names. */
  small: string[]
  size: string[]
  quantity: number
  height: number
}

/** Wraps the texts of an order line to its columns and computes the height of its row; nothing is drawn. */
export function measureSlipRow(pdf: PdfDocument, line: PrintableLine, words: PackingSlipWords): SlipRow {
  const nameWidth = columns.size - columns.name - 4 * mm
  const sizeWidth = columns.quantity - columns.size - 14 * mm
  const name = wrapText(pdf, line.name_in_order, nameWidth, rowStyle)
  const inEnglish = line.name === line.name_in_order ? [] : wrapText(pdf, line.name, nameWidth, smallStyle)
  const batches = (line.batches ?? []).flatMap((batch) =>
    wrapText(pdf, words.batch(batch), nameWidth, smallStyle),
  )
  const bundles = line.bundles.flatMap((bundle) =>
    wrapText(pdf, words.inBundle({ bundle }), nameWidth, smallStyle),
  )
  const small = [...inEnglish, ...bundles, ...batches]
  const size = wrapText(pdf, words.packSize({ label: line.size }), sizeWidth, rowStyle)
  const nameHeight = name.length * rowLineHeight + small.length * smallLineHeight
  const height = Math.max(nameHeight, size.length * rowLineHeight) + rowPadding
  return { name, small, size, quantity: line.quantity, height }
}

/** Heights in points: the page between its margins, the heads above the table, and the footer. */
type Heights = { sheet: number; firstHead: number; laterHead: number; end: number }

/**
 * Splits rows into pages: no row is split. The footer goes on the last page, which has no rows if they leave no space
 * for it.
 */
export function paginateRows(rows: SlipRow[], { sheet, firstHead, laterHead, end }: Heights): SlipRow[][] {
  const pages: SlipRow[][] = [[]]
  let left = sheet - firstHead
  for (const row of rows) {
    if (row.height > left) {
      pages.push([])
      left = sheet - laterHead
    }
    pages.at(-1)?.push(row)
    left -= row.height
  }
  return left < end ? [...pages, []] : pages
}
