import { Readable } from 'node:stream'
import { region } from '#values/region.ts'

/** Spreadsheets read a CSV file as UTF-8, and so show Tamil correctly, only with a byte order mark. */
export const byteOrderMark = '\uFEFF'

export type CsvCell = string | number | { rupees: number }

/**
 * A CSV line. Texts that a spreadsheet would run as a formula are escaped, also those with full-width signs, which
 * Excel accepts. An amount, which can be negative, is written with its paise.
 */
export const csvLine = (cells: CsvCell[]) => `${cells.map(csvCell).join(',')}\r\n`

function csvCell(value: CsvCell) {
  if (typeof value === 'number') return String(value)
  if (typeof value === 'object') return value.rupees.toFixed(2)
  const text = value.replace(/^(?=\s*[=+\-@\t\r＝＋－＠])/, "'")
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

const time = new Intl.DateTimeFormat('sv-SE', {
  timeZone: region.timeZone,
  dateStyle: 'short',
  timeStyle: 'short',
})
/** A time as spreadsheets read it: `2026-06-15 11:30` in India; empty if there is none. */
export const formatMoment = (iso: string | null) => (iso ? time.format(new Date(iso)) : '')

type Page<Row> = { items: Row[]; next: string | null }

/** Streams rows as CSV under these headers, one page at a time. */
export const streamCsv = <Row>(
  headers: string[],
  readPage: (cursor: string | undefined) => Promise<Page<Row>>,
  cellsOf: (row: Row) => (string | number)[],
) => Readable.from(generateCsvPages(headers, readPage, cellsOf), { objectMode: false })

async function* generateCsvPages<Row>(
  headers: string[],
  readPage: (cursor: string | undefined) => Promise<Page<Row>>,
  cellsOf: (row: Row) => (string | number)[],
) {
  yield byteOrderMark + csvLine(headers)
  let cursor: string | undefined
  do {
    const { items, next } = await readPage(cursor)
    yield items.map((row) => csvLine(cellsOf(row))).join('')
    cursor = next ?? undefined
  } while (cursor)
}
