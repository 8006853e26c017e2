import type { Exemption } from '#accounting/tax/rules/tax-class.ts'
import type { Db } from '#database/connect.ts'
import { byteOrderMark, csvLine } from '#ordering/orders/server/export/csv-line.ts'
import { toRupees } from '#values/money/money.ts'
import { region } from '#values/region.ts'
import { dayBounds } from '#values/time/calendar-day.ts'
import { gstStateName } from '#words/gst-states.ts'
import type { Language } from '#words/language.ts'
import { sentences as documentSentences, reportSentences } from '../../words/index.ts'
import {
  listBusinessSupplies,
  listCreditNotes,
  listSeries,
  type Month,
  sumByHsn,
  sumByState,
} from './month-report.queries.ts'

const { heads, parts } = reportSentences

type Cells = (string | number | null)[]

/**
 * The monthly report for the accountant: all documents of a calendar month in India, as five tables in one CSV file.
 * @param month `2026-11`
 */
export async function monthReport(db: Db, month: string, language: Language): Promise<string> {
  const bounds = monthBounds(month)
  const [states, businesses, goods, series, notes] = await Promise.all([
    sumByState(db, bounds),
    listBusinessSupplies(db, bounds),
    sumByHsn(db, bounds),
    listSeries(db, bounds),
    listCreditNotes(db, bounds),
  ])
  const taxes = ['taxable', 'cgst', 'sgst', 'igst', 'total', 'delivery'] as const
  const sums = (row: Record<(typeof taxes)[number], number>) => taxes.map((tax) => formatRupees(row[tax]))
  const table = (part: keyof typeof parts, columns: (keyof typeof heads)[], rows: Cells[]) => [
    [parts[part].in(language)],
    columns.map((column) => heads[column].in(language)),
    ...rows,
    [],
  ]
  const lines: Cells[] = [
    ...table(
      'supplies',
      ['state', 'code', 'rate', 'exemption', ...taxes],
      states.map((row) => [...stateCells(row), ...taxCells(row, language), ...sums(row)]),
    ),
    ...table(
      'businesses',
      ['gstin', 'buyer', 'number', 'date', 'state', 'code', 'rate', 'exemption', ...taxes],
      businesses.map((row) => [
        row.gstin,
        row.buyer,
        row.number,
        row.date,
        ...stateCells(row),
        ...taxCells(row, language),
        ...sums(row),
      ]),
    ),
    ...table(
      'goods',
      ['hsn', 'unit', 'rate', 'exemption', 'quantity', ...taxes],
      goods.map((row) => [row.hsn, row.unit, ...taxCells(row, language), row.quantity, ...sums(row)]),
    ),
    ...table(
      'series',
      ['kind', 'first', 'last', 'count', 'total'],
      series.map((row) => [
        documentSentences.kinds[row.kind].in(language),
        row.first,
        row.last,
        row.count,
        formatRupees(row.total),
      ]),
    ),
    ...table(
      'notes',
      ['number', 'date', 'takesBack', 'gstin', 'rate', 'exemption', ...taxes],
      notes.map((row) => [
        row.number,
        row.date,
        row.takes_back,
        row.gstin,
        ...taxCells(row, language),
        ...sums(row),
      ]),
    ),
  ]
  return byteOrderMark + lines.map((cells) => csvLine(cells.map((cell) => cell ?? ''))).join('')
}

/** A state's name and code. */
const stateCells = ({ code }: { code: string | null }): Cells => [code && (gstStateName(code) ?? null), code]

/** Exempt goods have an empty rate and name their exemption; goods at 0 % show 0. */
const taxCells = (
  { rate, exemption }: { rate: number | null; exemption: Exemption | null },
  language: Language,
): Cells => [rate, exemption && reportSentences.exemptions[exemption].in(language)]

const formatRupees = (paise: number) => toRupees(paise).toFixed(2)

/** When a month (`2026-11`) starts and ends in India. */
function monthBounds(month: string): Month {
  const [year = 0, number = 0] = month.split('-').map(Number)
  const next = number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`
  return {
    start: dayBounds(`${month}-01`, region.timeZone).start,
    end: dayBounds(`${next}-01`, region.timeZone).start,
  }
}
