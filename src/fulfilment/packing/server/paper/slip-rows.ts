import type { Sheets } from '#pdf/sheets.ts'
import { mm } from '#pdf/sheets.ts'
import { linesOf } from '#pdf/text.ts'
import type { PaperLine } from './paper-orders.queries.ts'
import type { SlipWords } from './slip-words.ts'

export const rowLook = { size: 11 }
export const smallLook = { size: 8 }
/** Tamil letters reach further up and down than Latin ones. */
export const rowStep = 16
export const smallStep = 11
const rowPadding = 8

/** The table of what is in a parcel: where its columns begin, from the sheet's left edge, and where it ends. */
export const columns = { name: 12 * mm, size: 122 * mm, quantity: 176 * mm, box: 186 * mm, end: 198 * mm }

export type SlipRow = {
  name: string[]
  /** The name that who packs it knows, where the customer's is another one, and the batches of goods with dates. */
  small: string[]
  size: string[]
  quantity: number
  height: number
}

/** A line of an order as a row that is as high as its name is long. */
export function slipRow(sheets: Sheets, line: PaperLine, words: SlipWords): SlipRow {
  const nameWidth = columns.size - columns.name - 4 * mm
  const sizeWidth = columns.quantity - columns.size - 14 * mm
  const name = linesOf(sheets, line.name_in_order, nameWidth, rowLook)
  const inEnglish = line.name === line.name_in_order ? [] : linesOf(sheets, line.name, nameWidth, smallLook)
  const batches = (line.batches ?? []).flatMap((batch) =>
    linesOf(sheets, words.batch(batch), nameWidth, smallLook),
  )
  const small = [...inEnglish, ...batches]
  const size = linesOf(sheets, words.packSize({ label: line.size }), sizeWidth, rowLook)
  const nameHeight = name.length * rowStep + small.length * smallStep
  const height = Math.max(nameHeight, size.length * rowStep) + rowPadding
  return { name, small, size, quantity: line.quantity, height }
}

/** What is above the table and below it, and the height of a sheet between its margins, in points. */
type Heights = { sheet: number; firstHead: number; laterHead: number; end: number }

/** Which rows go on which sheet: none is cut in two, and what ends the slip stands on the last one. */
export function onSheets(rows: SlipRow[], { sheet, firstHead, laterHead, end }: Heights): SlipRow[][] {
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
