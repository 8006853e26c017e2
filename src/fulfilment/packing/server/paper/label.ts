import { codeWidth, drawCode } from '#pdf/barcode.ts'
import { type Fitting, fitted, lineStep, smallest } from '#pdf/fitted-text.ts'
import { mm, type Sheets } from '#pdf/sheets.ts'
import { cutShort, linesOf, widthOf, write } from '#pdf/text.ts'
import type { StoreFacts } from '#shopfront/settings/contract.ts'
import { labelSheets, labelsOn, type SheetName } from '../../paper-contract.ts'
import { addressOf } from './address-lines.ts'
import { labelWords } from './label-words.ts'
import type { PaperOrder } from './paper-orders.queries.ts'

type Sender = Pick<StoreFacts, 'legalName' | 'address' | 'phones'>
type Box = { x: number; y: number; width: number; height: number }

/** Where on its sheet the label with this number, counted from 0, lies; and whether it begins a sheet. */
function placeOf(sheet: SheetName, number: number) {
  const { columns, left, top, right, down, label } = labelSheets[sheet]
  const on = number % labelsOn(sheet)
  return {
    x: (left + (on % columns) * right) * mm,
    y: (top + Math.floor(on / columns) * down) * mm,
    width: label[0] * mm,
    height: label[1] * mm,
  }
}

/** One that has room for the addressee and the order's number alone. */
const smallLabel = 40 * mm

type Where = { sheet: SheetName; number: number; isFirst: boolean }

/** An address label, in English, for it is the courier's: whom it goes to, the order to read and to scan, who sends it. */
export function drawLabel(sheets: Sheets, order: PaperOrder, sender: Sender, where: Where) {
  const { sheet, number, isFirst } = where
  if (isFirst || number % labelsOn(sheet) === 0) {
    const [width, height] = labelSheets[sheet].page
    sheets.addPage({ size: [width * mm, height * mm], margin: 0 })
  }
  const place = placeOf(sheet, number)
  const isSmall = place.height < smallLabel
  const padding = isSmall ? 2.5 * mm : 5 * mm
  const inner = {
    x: place.x + padding,
    y: place.y + padding,
    width: place.width - 2 * padding,
    height: place.height - 2 * padding,
  }
  const foot = drawFoot(sheets, order, inner)
  const above = { ...inner, height: inner.height - foot }
  const from = isSmall ? 0 : drawSender(sheets, sender, above)
  drawAddress(sheets, order, { ...above, height: above.height - from })
}

/** The order's number to scan and to read, along the lower edge. @returns its height */
function drawFoot(sheets: Sheets, { id }: PaperOrder, { x, y, width, height }: Box) {
  const isSmall = height < smallLabel
  const bars = isSmall ? 5.5 * mm : 11 * mm
  const look = { size: isSmall ? 9 : 14, strong: true }
  const top = y + height - bars
  const number = `#${id}`
  const mostWidth = width - widthOf(sheets, number, look) - 5 * mm
  drawCode(sheets, id, { x, y: top, height: bars, mostWidth })
  const after = x + Math.min(codeWidth(id, mostWidth), mostWidth) + 4 * mm
  write(sheets, number, { x: after, y: top + bars / 2 + look.size / 3, ...look })
  return bars + (isSmall ? 1 : 3) * mm
}

/** Above the order's number, below the addressee. @returns its height */
function drawSender(sheets: Sheets, { legalName, address, phones }: Sender, { x, y, width, height }: Box) {
  const look = { size: height > 100 * mm ? 9 : 7 }
  const text = labelWords.from({ sender: [legalName, ...address, phones[0]].filter(Boolean).join(', ') })
  const lines = linesOf(sheets, text, width, look).slice(0, 3)
  const step = look.size * 1.35
  const top = y + height - lines.length * step
  sheets
    .moveTo(x, top - 4)
    .lineTo(x + width, top - 4)
    .lineWidth(0.5)
    .stroke('black')
  sheets.fillColor('black')
  for (const [index, line] of lines.entries())
    write(sheets, line, { x, y: top + (index + 0.8) * step, ...look })
  return lines.length * step + 8
}

/**
 * As large as it fits, and never smaller than can be read: then street and house end in three dots. Name, place, PIN code and
 * phone are always there.
 */
function drawAddress(sheets: Sheets, order: PaperOrder, { x, y, width, height }: Box) {
  const { name, lines, city, postalCode, phone } = addressOf(order, labelWords)
  const texts: Fitting[] = [
    { text: name, strong: true, most: 2 },
    ...lines.map((text) => ({ text })),
    { text: placeOnOneLine(sheets, { city, postalCode }, width), strong: true, most: 1 },
    { text: phone, most: 1 },
  ].filter(({ text }) => text !== '')
  const { size, written } = fitted(sheets, texts, { width, height })
  let line = y
  for (const { text, strong } of written) {
    line += size * lineStep
    write(sheets, text, { x, y: line - size * 0.35, size, strong })
  }
}

/** A city's name gives way to the PIN code, by which the courier finds the way. */
function placeOnOneLine(sheets: Sheets, place: { city: string; postalCode: string }, width: number) {
  const look = { size: smallest, strong: true }
  const whole = `${place.city} ${place.postalCode}`.trim()
  if (widthOf(sheets, whole, look) <= width) return whole
  const left = width - widthOf(sheets, ` ${place.postalCode}`, look)
  return `${cutShort(sheets, place.city, left, look)} ${place.postalCode}`
}
