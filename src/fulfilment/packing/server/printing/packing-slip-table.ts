import { mm, type PdfDocument } from '#pdf/pdf-document.ts'
import { write, writeRightAligned } from '#pdf/text.ts'
import {
  columns,
  rowLineHeight,
  rowStyle,
  type SlipRow,
  smallLineHeight,
  smallStyle,
} from './packing-slip-rows.ts'
import type { PackingSlipWords } from './packing-slip-words.ts'

export const tableHeadHeight = 22
const headStyle = { size: 9, strong: true }
const boxSide = 4.5 * mm

/**
 * Draws the packing slip's table, with a box per line to tick while packing.
 * @param from the upper edge, in points
 * @returns its lower edge
 */
export function drawSlipTable(pdf: PdfDocument, rows: SlipRow[], from: number, words: PackingSlipWords) {
  const y = from + 12
  write(pdf, words.product, { x: columns.name, y, ...headStyle })
  write(pdf, words.size, { x: columns.size, y, ...headStyle })
  writeRightAligned(pdf, words.quantity, { x: columns.quantity, y, ...headStyle })
  drawRule(pdf, from + tableHeadHeight - 4, { width: 1, colour: 'black' })
  let at = from + tableHeadHeight
  for (const row of rows) {
    drawSlipRow(pdf, row, at)
    at += row.height
    drawRule(pdf, at - 4, { width: 0.5, colour: '#888' })
  }
  return at
}

function drawSlipRow(pdf: PdfDocument, { name, small, size, quantity }: SlipRow, top: number) {
  const first = top + 11
  for (const [index, line] of name.entries())
    write(pdf, line, { x: columns.name, y: first + index * rowLineHeight, ...rowStyle })
  const below = first + (name.length - 1) * rowLineHeight
  for (const [index, line] of small.entries())
    write(pdf, line, { x: columns.name, y: below + (index + 1) * smallLineHeight, ...smallStyle })
  for (const [index, line] of size.entries())
    write(pdf, line, { x: columns.size, y: first + index * rowLineHeight, ...rowStyle })
  writeRightAligned(pdf, String(quantity), { x: columns.quantity, y: first, ...rowStyle, strong: true })
  pdf
    .rect(columns.box + 3 * mm, top, boxSide, boxSide)
    .lineWidth(0.8)
    .stroke('black')
}

function drawRule(pdf: PdfDocument, y: number, { width, colour }: { width: number; colour: string }) {
  pdf.moveTo(columns.name, y).lineTo(columns.end, y).lineWidth(width).stroke(colour)
  pdf.fillColor('black')
}
