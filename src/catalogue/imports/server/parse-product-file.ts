import { CsvError, parse } from 'csv-parse/sync'
import {
  type ImportColumn,
  type ImportProblem,
  type ImportRow,
  importColumns,
  maxImportRows,
} from '../rules/columns.ts'
import { unescapeCell } from '../rules/escape-cell.ts'
import * as words from '../words/office/en.ts'
import { type ForeignFile, readForeignFile, recognizeShop } from './other-shops/read-foreign-file.ts'

type ParsedFile = {
  rows: ImportRow[]
  problems: ImportProblem[]
  /** Only of the product export of another shop system. */
  foreign?: Pick<ForeignFile, 'shop' | 'leftOut' | 'pictures'>
}

/** A longer row would be a file with a quotation mark that isn't closed. */
const maxRowCharacters = 100_000

/**
 * Reads a CSV file of products, as we export them or as another shop system does. A file with problems in its headings
 * has no rows, because their cells would be misread.
 * @param isCategory whether the shop has a category with this name
 */
export function parseProductFile(bytes: Uint8Array, isCategory: (name: string) => boolean): ParsedFile {
  const text = readText(bytes)
  if (text === null) return fileProblem(words.notUtf8)
  const { lines, broken } = parseLines(text)
  const [headings, ...rest] = lines
  if (!headings) return broken ? { rows: [], problems: [broken] } : fileProblem(words.noHeadings)
  if (rest.length > maxImportRows) return fileProblem(words.tooManyRows({ most: maxImportRows }))
  const names = headings.map((heading) => heading.trim().toLowerCase())
  const shop = recognizeShop(names)
  const problems = shop ? [] : findHeadingProblems(names)
  if (problems.length > 0) return { rows: [], problems }
  if (broken) problems.push(broken)
  const full: { row: number; cells: string[] }[] = []
  for (const [at, cells] of rest.entries()) {
    const row = at + 2
    // Spreadsheets keep empty rows at the end, and between products.
    if (cells.every((cell) => cell.trim() === '')) continue
    if (cells.slice(names.length).some((cell) => cell.trim() !== ''))
      problems.push({ row, column: null, message: words.cellsOutside })
    full.push({ row, cells })
  }
  if (full.length === 0 && problems.length === 0) return fileProblem(words.noRows)
  if (!shop) return { rows: full.map(({ row, cells }) => ({ row, cells: toCells(names, cells) })), problems }
  const unescaped = full.map(({ row, cells }) => ({ row, cells: cells.map(unescapeCell) }))
  const table = { headings: headings.map((heading) => heading.trim()), lines: unescaped }
  const foreign = readForeignFile(shop, table, isCategory)
  return { rows: foreign.rows, problems: [...problems, ...foreign.problems], foreign }
}

const fileProblem = (message: string): ParsedFile => ({
  rows: [],
  problems: [{ row: 1, column: null, message }],
})

/** The text without its byte order mark; null if it is not UTF-8. */
export function readText(bytes: Uint8Array) {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return text.includes('\0') ? null : text
  } catch {
    return null
  }
}

/** The lines up to the first that cannot be read. Spreadsheets in some countries separate cells with semicolons. */
function parseLines(text: string): { lines: string[][]; broken?: ImportProblem } {
  const lines: string[][] = []
  const [firstLine = ''] = text.split(/\r?\n/, 1)
  const delimiter = firstLine.includes(',') || !firstLine.includes(';') ? ',' : ';'
  try {
    parse(text, {
      delimiter,
      relax_column_count: true,
      skip_empty_lines: false,
      max_record_size: maxRowCharacters,
      to: maxImportRows + 2,
      on_record: (cells: string[]) => {
        lines.push(cells)
        return null
      },
    })
    return { lines }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    return { lines, broken: { row: lines.length + 1, column: null, message: words.unreadableRow } }
  }
}

function findHeadingProblems(names: string[]) {
  const problems: ImportProblem[] = []
  for (const [at, name] of names.entries()) {
    const problem = (message: string) => problems.push({ row: 1, column: name, message })
    if (!isColumn(name)) problem(words.unknownColumn)
    else if (names.indexOf(name) < at) problem(words.columnTwice)
  }
  return problems
}

const isColumn = (name: string): name is ImportColumn => importColumns.some((column) => column === name)

function toCells(names: string[], cells: string[]) {
  const byColumn: ImportRow['cells'] = {}
  for (const [at, name] of names.entries())
    if (isColumn(name)) byColumn[name] = unescapeCell(cells[at] ?? '').trim()
  return byColumn
}
