import { barcodeWidth, drawBarcode } from '#pdf/barcode.ts'
import { fitText, lineHeight, minFontSize, type TextToFit } from '#pdf/fit-text.ts'
import { mm, type PdfDocument } from '#pdf/pdf-document.ts'
import { truncateText, widthOf, wrapText, write } from '#pdf/text.ts'
import { noPhoneOnParcel, phoneOnParcel } from '#people/addresses/words/en.ts'
import type { StoreSettings } from '#shopfront/settings/contract.ts'
import { formatPaise } from '#values/money/money.ts'
import { labelSheets, labelsPerSheet, type SheetName } from '../../printing-contract.ts'
import { label } from '../../words/office/en.ts'
import { type AddressWords, addressParts } from './address-parts.ts'
import type { PrintableOrder } from './printable-orders.queries.ts'

/** The label's words, in English because couriers read it. */
const labelWords: AddressWords & typeof label = {
  ...label,
  phone: ({ phone }) => (phone === null ? noPhoneOnParcel : phoneOnParcel({ phone })),
}

type Sender = Pick<StoreSettings, 'legalName' | 'address' | 'phones'>
type Box = { x: number; y: number; width: number; height: number }

/** The position and size of a label on its sheet, in points. `number` counts the labels of all sheets, from 0. */
function labelPosition(sheet: SheetName, number: number) {
  const { columns, left, top, right, down, label } = labelSheets[sheet]
  const on = number % labelsPerSheet(sheet)
  return {
    x: (left + (on % columns) * right) * mm,
    y: (top + Math.floor(on / columns) * down) * mm,
    width: label[0] * mm,
    height: label[1] * mm,
  }
}

/** Labels below this height show only the addressee and the order number. */
const smallLabelHeight = 40 * mm

/** `number` counts the labels of all sheets, from 0. `isFirst`: the first label of the PDF. */
type LabelSlot = { sheet: SheetName; number: number; isFirst: boolean }

/**
 * Draws an address label in English for the courier: recipient, order number as text and barcode, sender. Adds a page
 * for the first label of each sheet.
 */
export function drawLabel(pdf: PdfDocument, order: PrintableOrder, sender: Sender, slot: LabelSlot) {
  const { sheet, number, isFirst } = slot
  if (isFirst || number % labelsPerSheet(sheet) === 0) {
    const [width, height] = labelSheets[sheet].page
    pdf.addPage({ size: [width * mm, height * mm], margin: 0 })
  }
  const place = labelPosition(sheet, number)
  const isSmall = place.height < smallLabelHeight
  const padding = isSmall ? 2.5 * mm : 5 * mm
  const inner = {
    x: place.x + padding,
    y: place.y + padding,
    width: place.width - 2 * padding,
    height: place.height - 2 * padding,
  }
  const foot = drawOrderNumber(pdf, order, inner)
  const above = { ...inner, height: inner.height - foot }
  const from = isSmall ? 0 : drawSender(pdf, sender, above)
  drawAddress(pdf, order, { ...above, height: above.height - from })
}

/** Draws the order number as text and barcode, along the lower edge of the box. @returns the height it takes */
function drawOrderNumber(pdf: PdfDocument, { id }: PrintableOrder, { x, y, width, height }: Box) {
  const isSmall = height < smallLabelHeight
  const bars = isSmall ? 5.5 * mm : 11 * mm
  const style = { size: isSmall ? 9 : 14, strong: true }
  const top = y + height - bars
  const number = `#${id}`
  const maxBarcodeWidth = width - widthOf(pdf, number, style) - 5 * mm
  drawBarcode(pdf, id, { x, y: top, height: bars, maxBarcodeWidth })
  const after = x + Math.min(barcodeWidth(id, maxBarcodeWidth), maxBarcodeWidth) + 4 * mm
  write(pdf, number, { x: after, y: top + bars / 2 + style.size / 3, ...style })
  return bars + (isSmall ? 1 : 3) * mm
}

/** Draws the sender along the lower edge of the box. @returns the height it takes */
function drawSender(pdf: PdfDocument, { legalName, address, phones }: Sender, { x, y, width, height }: Box) {
  const style = { size: height > 100 * mm ? 9 : 7 }
  const text = labelWords.from({ sender: [legalName, ...address, phones[0]].filter(Boolean).join(', ') })
  const lines = wrapText(pdf, text, width, style).slice(0, 3)
  const step = style.size * 1.35
  const top = y + height - lines.length * step
  pdf
    .moveTo(x, top - 4)
    .lineTo(x + width, top - 4)
    .lineWidth(0.5)
    .stroke('black')
  pdf.fillColor('black')
  for (const [index, line] of lines.entries())
    write(pdf, line, { x, y: top + (index + 0.8) * step, ...style })
  return lines.length * step + 8
}

/** What the courier collects for a cash order; empty for every other order. */
const cashLine = ({ toCollectPaise }: PrintableOrder) =>
  toCollectPaise > 0 ? labelWords.collect({ total: formatPaise(toCollectPaise) }) : ''

/**
 * Draws the recipient at the largest font size that fits, down to a readable minimum; then street lines are truncated.
 * Name, city, PIN code and phone are never dropped.
 */
function drawAddress(pdf: PdfDocument, order: PrintableOrder, { x, y, width, height }: Box) {
  const { name, lines, city, postalCode, phone } = addressParts(order, labelWords)
  const texts: TextToFit[] = [
    { text: name, strong: true, maxLines: 2 },
    ...lines.map((text) => ({ text })),
    { text: formatCityLine(pdf, { city, postalCode }, width), strong: true, maxLines: 1 },
    { text: phone, maxLines: 1 },
    { text: cashLine(order), strong: true, maxLines: 1 },
  ].filter(({ text }) => text !== '')
  const { size, written } = fitText(pdf, texts, { width, height })
  let line = y
  for (const { text, strong } of written) {
    line += size * lineHeight
    write(pdf, text, { x, y: line - size * 0.35, size, strong })
  }
}

/**
 * City and PIN code as one line that fits at the smallest font size. The city is shortened, never the PIN code, because
 * the courier delivers by it.
 */
function formatCityLine(pdf: PdfDocument, place: { city: string; postalCode: string }, width: number) {
  const style = { size: minFontSize, strong: true }
  const whole = `${place.city} ${place.postalCode}`.trim()
  if (widthOf(pdf, whole, style) <= width) return whole
  const left = width - widthOf(pdf, ` ${place.postalCode}`, style)
  return `${truncateText(pdf, place.city, left, style)} ${place.postalCode}`
}
