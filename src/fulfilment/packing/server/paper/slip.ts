import { codeWidth, drawCode } from '#pdf/barcode.ts'
import { mm, type Sheets } from '#pdf/sheets.ts'
import { linesOf, widthOf, write, writeToTheRight } from '#pdf/text.ts'
import type { StoreFacts } from '#shopfront/settings/contract.ts'
import { formatPaise } from '#values/money/money.ts'
import { region } from '#values/region.ts'
import { said } from '#values/words/days/index.ts'
import { localeOf } from '#words/language.ts'
import { addressOf } from './address-lines.ts'
import type { PaperOrder } from './paper-orders.queries.ts'
import { columns, onSheets, rowLook, rowStep, slipRow } from './slip-rows.ts'
import { drawTable, tableHead } from './slip-table.ts'
import { type SlipWords, slipWords } from './slip-words.ts'

type Sender = Pick<StoreFacts, 'name' | 'legalName' | 'address' | 'phones' | 'email'>

const page = { size: 'A4', margin: 0 } as const
const [top, left, right, bottom] = [14 * mm, columns.name, columns.end, 283 * mm]
const small = { size: 9 }
const strong = { size: 11, strong: true }
const textWidth = right - left

/**
 * The sheet that is packed with an order: what belongs into the parcel, whom it goes to, and who sends it. A long order goes
 * on on further sheets, which are numbered.
 */
export function drawSlip(sheets: Sheets, order: PaperOrder, sender: Sender) {
  const words = slipWords[order.locale]
  const addressee = linesOfAddress(sheets, order, words)
  const ending = endOf(sheets, sender)
  const firstHead = 26 * mm + addressee.length * rowStep + 10 * mm + tableHead
  const pages = onSheets(
    order.lines.map((line) => slipRow(sheets, line, words)),
    { sheet: bottom - top, firstHead, laterHead: 18 * mm + tableHead, end: 30 + ending.length * 13 },
  )
  for (const [index, rows] of pages.entries()) {
    sheets.addPage(page)
    drawHead(sheets, order, { words, name: sender.name })
    let y = top + 18 * mm
    if (index === 0) y = drawAddressee(sheets, addressee, words) + 10 * mm
    if (rows.length > 0) y = drawTable(sheets, rows, y, words)
    if (index === pages.length - 1) drawEnd(sheets, order, { y, ending, words })
    if (pages.length > 1) drawNumber(sheets, `#${order.id} · ${index + 1}/${pages.length}`)
  }
}

type Said = { words: SlipWords; name: string }

/** The shop's name; opposite, which order it is, to read and to scan. */
function drawHead(sheets: Sheets, { id, locale, createdAt }: PaperOrder, { words, name }: Said) {
  const day = new Intl.DateTimeFormat(localeOf[locale], { timeZone: region.timeZone, dateStyle: 'long' })
  const [shop] = linesOf(sheets, name, textWidth / 2, { size: 18, strong: true })
  write(sheets, shop ?? '', { x: left, y: top + 16, size: 18, strong: true })
  drawCode(sheets, id, { x: right - codeWidth(id), y: top, height: 9 * mm })
  const number = `#${id}`
  const dated = `${words.date} ${day.format(createdAt)}`
  writeToTheRight(sheets, number, { x: right, y: top + 9 * mm + 13, ...strong })
  const before = right - widthOf(sheets, number, strong)
  writeToTheRight(sheets, `${dated} · ${words.order} `, { x: before, y: top + 9 * mm + 13, ...small })
}

function linesOfAddress(sheets: Sheets, order: PaperOrder, words: SlipWords) {
  const { name, lines, city, postalCode, region: state, phone } = addressOf(order, words)
  const wrapped = (text: string, look: typeof strong | typeof rowLook) =>
    linesOf(sheets, text, textWidth, look).map((line) => ({ line, look }))
  return [
    ...wrapped(name, strong),
    ...[...lines, `${city} ${postalCode}`, state, phone, ...promiseOf(order, words)].flatMap((text) =>
      wrapped(text, rowLook),
    ),
  ]
}

/** The zone, by which parcels are sorted, and the day by which the customer expects theirs or was promised it. */
function promiseOf({ zone, by, commits, locale }: PaperOrder, words: SlipWords) {
  const say = commits ? words.arrivesBy : words.expectedBy
  const told = [zone, by && say({ day: said.byDay({ day: by }).in(locale) })]
  const line = told.filter((part) => part !== null).join(' · ')
  return line ? [line] : []
}

/** @returns where its last line stands */
function drawAddressee(sheets: Sheets, lines: ReturnType<typeof linesOfAddress>, words: SlipWords) {
  let y = top + 22 * mm
  write(sheets, words.deliverTo, { x: left, y, ...small })
  for (const { line, look } of lines) {
    y += rowStep
    write(sheets, line, { x: left, y, ...look })
  }
  return y
}

const endOf = (sheets: Sheets, { legalName, address, phones, email }: Sender) => [
  legalName,
  ...[address.join(', '), `${phones.join(', ')} · ${email}`].flatMap((text) =>
    linesOf(sheets, text, textWidth, small),
  ),
]

type End = { y: number; ending: string[]; words: SlipWords }

/** How much is in the parcel and what it cost; below a line, who sends it. */
function drawEnd(sheets: Sheets, { lines, totalPaise, isPart }: PaperOrder, { y, ending, words }: End) {
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  write(sheets, words.inParcel({ count }), { x: left, y: y + 18, ...rowLook })
  const inParcel = lines.reduce((sum, { quantity, unit_paise }) => sum + quantity * unit_paise, 0)
  const total = isPart
    ? words.totalOfPart({ total: formatPaise(inParcel) })
    : words.total({ total: formatPaise(totalPaise) })
  writeToTheRight(sheets, total, { x: right, y: y + 18, ...strong })
  const line = y + 30
  sheets.moveTo(left, line).lineTo(right, line).lineWidth(0.5).stroke('#888')
  sheets.fillColor('black')
  for (const [index, text] of ending.entries())
    write(sheets, text, { x: left, y: line + 13 * (index + 1), size: 9, strong: index === 0 })
}

const drawNumber = (sheets: Sheets, text: string) =>
  writeToTheRight(sheets, text, { x: right, y: bottom + 6 * mm, ...small })
