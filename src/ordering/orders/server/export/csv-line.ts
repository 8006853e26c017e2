import { Readable } from 'node:stream'

/** Spreadsheets read a file as UTF-8, and so Tamil names right, only with this mark. */
export const byteOrderMark = '\uFEFF'

/** A line of CSV. Text that a spreadsheet would run as a formula is shown to it as text: Excel takes full-width signs for them, too. */
export const csvLine = (cells: (string | number)[]) => `${cells.map(cell).join(',')}\r\n`

function cell(value: string | number) {
  const text = typeof value === 'number' ? String(value) : value.replace(/^(?=\s*[=+\-@\t\r＝＋－＠])/, "'")
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

type Page<Row> = { items: Row[]; next: string | null }

/** A file of CSV under these heads, read and sent a page at a time. */
export const streamCsv = <Row>(
  headers: string[],
  readPage: (cursor: string | undefined) => Promise<Page<Row>>,
  cellsOf: (row: Row) => (string | number)[],
) => Readable.from(pages(headers, readPage, cellsOf), { objectMode: false })

async function* pages<Row>(
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
