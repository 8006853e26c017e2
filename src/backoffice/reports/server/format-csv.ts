import { byteOrderMark, type CsvCell, csvLine } from '#ordering/orders/server/export/csv-line.ts'
import type {
  CartsQuery,
  CartsReport,
  ReportGroup,
  SalesReport,
  SearchesReport,
  StockReport,
} from '../contract.ts'
import * as cartWords from '../words/office/carts/en.ts'
import * as words from '../words/office/en.ts'
import * as searchWords from '../words/office/searches/en.ts'
import * as stockWords from '../words/office/stock/en.ts'

// Each spreadsheet has the rows of its table and the same sums. Days are such as 2026-06-15, so that a spreadsheet sorts them.

const csvOf = (lines: CsvCell[][]) => byteOrderMark + lines.map(csvLine).join('')
const money = (rupees: number) => ({ rupees })
/** The first column of a report by time has the first day of each week, and months such as 2026-06. */
const headOf = (by: ReportGroup) => (by === 'week' ? words.firstDayOfWeek : words.groups[by])
const nameOf = (by: ReportGroup, label: string) => (by === 'month' ? label.slice(0, 7) : label)

export function formatSalesCsv({ rows, total, before }: SalesReport, by: ReportGroup): string {
  const all = { ...total, label: words.total, revenue_before: before.total.revenue }
  return csvOf([
    [headOf(by), total.orders === null ? words.units : words.orders, ...words.csvAmounts],
    ...[...rows.map((row) => ({ ...row, label: nameOf(by, row.label) })), all].map((row) => [
      row.label,
      row.orders ?? row.units ?? 0,
      ...[row.sold, row.refunded, row.revenue, row.revenue_before].map(money),
    ]),
  ])
}

export const formatStockCsv = ({ rows }: StockReport): string =>
  csvOf([
    stockWords.csvHeads,
    ...rows.map(({ name, stock, reserved, forecast }) => [
      name,
      stock,
      reserved,
      ...(forecast
        ? [forecast.per_week, forecast.days_left, forecast.to_make, forecast.expiring]
        : [stockWords.tooFewSales, '', '', '']),
    ]),
  ])

export function formatCartsCsv({ rows, total, before }: CartsReport, by: CartsQuery['by']): string {
  const all = { ...total, key: words.total, carts_before: before.total.carts }
  return csvOf([
    [headOf(by), ...cartWords.csvHeads],
    ...[...rows.map((row) => ({ ...row, key: nameOf(by, row.key) })), all].map((row) => [
      row.key,
      row.carts,
      row.units,
      money(row.value),
      row.carts_before,
    ]),
  ])
}

export const formatSearchesCsv = ({ rows }: SearchesReport): string =>
  csvOf([searchWords.csvHeads, ...rows.map(({ query, count, count_before }) => [query, count, count_before])])
