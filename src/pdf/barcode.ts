import { code128 } from './code-128.ts'
import { mm, type Sheets } from './sheets.ts'

/** A bar that a simple scanner still reads, and a printer of 203 dots an inch still draws. */
const thinnest = 0.33 * mm

type Place = { x: number; y: number; height: number; mostWidth?: number }

/** How wide a number's code is, without the white on both sides that a scanner needs (ten thinnest bars). */
export const codeWidth = (number: number, mostWidth = Number.POSITIVE_INFINITY) =>
  Math.min(code128(number).reduce((sum, units) => sum + units, 0) * thinnest, mostWidth)

/** An order's number to scan. */
export function drawCode(sheets: Sheets, number: number, { x, y, height, mostWidth }: Place) {
  const units = code128(number)
  const unit = codeWidth(number, mostWidth) / units.reduce((sum, each) => sum + each, 0)
  let left = x
  for (const [index, width] of units.entries()) {
    if (index % 2 === 0) sheets.rect(left, y, width * unit, height)
    left += width * unit
  }
  sheets.fill('black')
}
