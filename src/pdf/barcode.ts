import { code128 } from './code-128.ts'
import { mm, type PdfDocument } from './pdf-document.ts'

/** The narrowest bar that simple scanners can read and 203-dpi printers can print. */
const minBarWidth = 0.33 * mm

type BarcodePlace = { x: number; y: number; height: number; maxBarcodeWidth?: number }

/**
 * The width of a barcode in points, without the quiet zone of ten bars on each side. It is never more than the maximum:
 * the bars are then thinner.
 */
export const barcodeWidth = (number: number, maxBarcodeWidth = Number.POSITIVE_INFINITY) =>
  Math.min(code128(number).reduce((sum, units) => sum + units, 0) * minBarWidth, maxBarcodeWidth)

/** Draws an order's number as a barcode. `x` and `y` are its upper left corner. */
export function drawBarcode(
  pdf: PdfDocument,
  number: number,
  { x, y, height, maxBarcodeWidth }: BarcodePlace,
) {
  const units = code128(number)
  const unit = barcodeWidth(number, maxBarcodeWidth) / units.reduce((sum, each) => sum + each, 0)
  let left = x
  for (const [index, width] of units.entries()) {
    if (index % 2 === 0) pdf.rect(left, y, width * unit, height)
    left += width * unit
  }
  pdf.fill('black')
}
