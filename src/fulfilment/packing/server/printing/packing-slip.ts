import { priceOfUnits, priceOrder } from '#ordering/pricing/rules/price-order.ts'
import { barcodeWidth, drawBarcode } from '#pdf/barcode.ts'
import { mm, type PdfDocument } from '#pdf/pdf-document.ts'
import { widthOf, wrapText, write, writeRightAligned } from '#pdf/text.ts'
import type { StoreSettings } from '#shopfront/settings/contract.ts'
import { formatPaise, type Paise } from '#values/money/money.ts'
import { region } from '#values/region.ts'
import { dateFormats } from '#values/time/date-formats.ts'
import { daysSentences as sentences } from '#values/words/index.ts'
import { localeOf } from '#words/language.ts'
import { addressParts } from './address-parts.ts'
import { columns, measureSlipRow, paginateRows, rowLineHeight, rowStyle } from './packing-slip-rows.ts'
import { drawSlipTable, tableHeadHeight } from './packing-slip-table.ts'
import { type PackingSlipWords, packingSlipWords } from './packing-slip-words.ts'
import type { PrintableLine, PrintableOrder } from './printable-orders.queries.ts'

type Sender = Pick<StoreSettings, 'name' | 'legalName' | 'address' | 'phones' | 'email'>

const page = { size: 'A4', margin: 0 } as const
const [top, left, right, bottom] = [14 * mm, columns.name, columns.end, 283 * mm]
const small = { size: 9 }
const strong = { size: 11, strong: true }
const textWidth = right - left

/** Adds a packing slip to the PDF: contents, recipient and sender. Long orders continue on numbered sheets. */
export function drawPackingSlip(pdf: PdfDocument, order: PrintableOrder, sender: Sender) {
  const words = packingSlipWords[order.locale]
  const addressee = wrapAddressee(pdf, order, words)
  const footer = footerLines(pdf, sender)
  const firstHead = 26 * mm + addressee.length * rowLineHeight + 10 * mm + tableHeadHeight
  const pages = paginateRows(
    order.lines.map((line) => measureSlipRow(pdf, line, words)),
    { sheet: bottom - top, firstHead, laterHead: 18 * mm + tableHeadHeight, end: 30 + footer.length * 13 },
  )
  for (const [index, rows] of pages.entries()) {
    pdf.addPage(page)
    drawHead(pdf, order, { words, name: sender.name })
    let y = top + 18 * mm
    if (index === 0) y = drawAddressee(pdf, addressee, words) + 10 * mm
    if (rows.length > 0) y = drawSlipTable(pdf, rows, y, words)
    if (index === pages.length - 1) drawFooter(pdf, order, { y, footer, words })
    if (pages.length > 1) drawPageNumber(pdf, `#${order.id} · ${index + 1}/${pages.length}`)
  }
}

type SlipContext = { words: PackingSlipWords; name: string }

const dayFormatOf = dateFormats({ timeZone: region.timeZone, dateStyle: 'long' })

/** Draws the head of a sheet: the shop's name on one side, the order number as text and barcode on the other. */
function drawHead(pdf: PdfDocument, { id, locale, createdAt }: PrintableOrder, { words, name }: SlipContext) {
  const [shop] = wrapText(pdf, name, textWidth / 2, { size: 18, strong: true })
  write(pdf, shop ?? '', { x: left, y: top + 16, size: 18, strong: true })
  drawBarcode(pdf, id, { x: right - barcodeWidth(id), y: top, height: 9 * mm })
  const number = `#${id}`
  const dated = `${words.date} ${dayFormatOf(localeOf[locale]).format(createdAt)}`
  writeRightAligned(pdf, number, { x: right, y: top + 9 * mm + 13, ...strong })
  const before = right - widthOf(pdf, number, strong)
  writeRightAligned(pdf, `${dated} · ${words.order} `, { x: before, y: top + 9 * mm + 13, ...small })
}

/** The recipient's address and the delivery promise, wrapped into lines with their style. */
function wrapAddressee(pdf: PdfDocument, order: PrintableOrder, words: PackingSlipWords) {
  const { name, lines, city, postalCode, region: state, phone } = addressParts(order, words)
  const wrapped = (text: string, style: typeof strong | typeof rowStyle) =>
    wrapText(pdf, text, textWidth, style).map((line) => ({ line, style }))
  return [
    ...wrapped(name, strong),
    ...[...lines, `${city} ${postalCode}`, state, phone, ...deliveryPromise(order, words)].flatMap((text) =>
      wrapped(text, rowStyle),
    ),
    ...(order.replaces === null ? [] : wrapped(words.replacementFor({ order: order.replaces }), strong)),
    ...order.together.flatMap((id) => wrapped(words.packWith({ id }), strong)),
  ]
}

/** One line with the delivery zone and the expected or promised day; `[]` if the order has neither. */
function deliveryPromise({ zone, by, commits, locale }: PrintableOrder, words: PackingSlipWords) {
  const describeDay = commits ? words.arrivesBy : words.expectedBy
  const parts = [zone, by && describeDay({ day: sentences.byDay({ day: by }).in(locale) })]
  const line = parts.filter((part) => part !== null).join(' · ')
  return line ? [line] : []
}

/** Draws the recipient below the head. @returns the baseline of its last line */
function drawAddressee(pdf: PdfDocument, lines: ReturnType<typeof wrapAddressee>, words: PackingSlipWords) {
  let y = top + 22 * mm
  write(pdf, words.deliverTo, { x: left, y, ...small })
  for (const { line, style } of lines) {
    y += rowLineHeight
    write(pdf, line, { x: left, y, ...style })
  }
  return y
}

/** The sender's name, address and contacts, wrapped into lines. */
const footerLines = (pdf: PdfDocument, { legalName, address, phones, email }: Sender) => [
  legalName,
  ...[address.join(', '), `${phones.join(', ')} · ${email}`].flatMap((text) =>
    wrapText(pdf, text, textWidth, small),
  ),
]

type FooterInput = { y: number; footer: string[]; words: PackingSlipWords }

/** Draws the number of units and the total; below a line, the sender. */
function drawFooter(pdf: PdfDocument, order: PrintableOrder, { y, footer, words }: FooterInput) {
  const { lines } = order
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  write(pdf, words.inParcel({ count }), { x: left, y: y + 18, ...rowStyle })
  writeRightAligned(pdf, describeTotal(order, words), { x: right, y: y + 18, ...strong })
  const line = y + 30
  pdf.moveTo(left, line).lineTo(right, line).lineWidth(0.5).stroke('#888')
  pdf.fillColor('black')
  for (const [index, text] of footer.entries())
    write(pdf, text, { x: left, y: line + 13 * (index + 1), size: 9, strong: index === 0 })
}

function describeTotal(
  { lines, totalPaise, toCollectPaise, replaces, isPart }: PrintableOrder,
  words: PackingSlipWords,
) {
  if (replaces !== null) return words.nothingToPay
  if (isPart) return words.totalOfPart({ total: formatPaise(priceOfParcel(lines)) })
  return toCollectPaise > 0
    ? words.toCollect({ total: formatPaise(toCollectPaise) })
    : words.total({ total: formatPaise(totalPaise) })
}

/** What was paid for the units of a parcel, which are the last units of their lines. */
function priceOfParcel(lines: PrintableLine[]): Paise {
  const discounts = lines.map(({ discount_paise }) => discount_paise)
  const paise = discounts.reduce((sum, discount) => sum + discount, 0)
  const priced = priceOrder({
    lines: lines.map(({ ordered, unit_paise, quantity: units }) => ({
      quantity: ordered,
      unitPaise: unit_paise,
      units,
    })),
    discounts: [{ paise, shares: { lines: discounts, delivery: 0 } }],
  })
  return priced.lines.reduce(
    (sum, line) => sum + priceOfUnits(line, line.units, line.quantity - line.units),
    0,
  )
}

const drawPageNumber = (pdf: PdfDocument, text: string) =>
  writeRightAligned(pdf, text, { x: right, y: bottom + 6 * mm, ...small })
