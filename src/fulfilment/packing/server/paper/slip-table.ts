import { mm, type Sheets } from '#pdf/sheets.ts'
import { write, writeToTheRight } from '#pdf/text.ts'
import { columns, rowLook, rowStep, type SlipRow, smallLook, smallStep } from './slip-rows.ts'
import type { SlipWords } from './slip-words.ts'

export const tableHead = 22
const headLook = { size: 9, strong: true }
const boxSide = 4.5 * mm

/** A box a line, to tick while packing. @returns where it ends */
export function drawTable(sheets: Sheets, rows: SlipRow[], from: number, words: SlipWords) {
  const y = from + 12
  write(sheets, words.product, { x: columns.name, y, ...headLook })
  write(sheets, words.size, { x: columns.size, y, ...headLook })
  writeToTheRight(sheets, words.quantity, { x: columns.quantity, y, ...headLook })
  rule(sheets, from + tableHead - 4, { width: 1, colour: 'black' })
  let at = from + tableHead
  for (const row of rows) {
    drawRow(sheets, row, at)
    at += row.height
    rule(sheets, at - 4, { width: 0.5, colour: '#888' })
  }
  return at
}

function drawRow(sheets: Sheets, { name, small, size, quantity }: SlipRow, top: number) {
  const first = top + 11
  for (const [index, line] of name.entries())
    write(sheets, line, { x: columns.name, y: first + index * rowStep, ...rowLook })
  const below = first + (name.length - 1) * rowStep
  for (const [index, line] of small.entries())
    write(sheets, line, { x: columns.name, y: below + (index + 1) * smallStep, ...smallLook })
  for (const [index, line] of size.entries())
    write(sheets, line, { x: columns.size, y: first + index * rowStep, ...rowLook })
  writeToTheRight(sheets, String(quantity), { x: columns.quantity, y: first, ...rowLook, strong: true })
  sheets
    .rect(columns.box + 3 * mm, top, boxSide, boxSide)
    .lineWidth(0.8)
    .stroke('black')
}

function rule(sheets: Sheets, y: number, { width, colour }: { width: number; colour: string }) {
  sheets.moveTo(columns.name, y).lineTo(columns.end, y).lineWidth(width).stroke(colour)
  sheets.fillColor('black')
}
