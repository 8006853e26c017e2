import { byteOrderMark, csvLine } from '#ordering/orders/server/export/csv-line.ts'
import type { CartsReport, SalesQuery, SalesReport, SearchesReport, StockReport } from '../contract.ts'
import * as cartWords from '../words/office/carts/en.ts'
import * as words from '../words/office/en.ts'
import * as searchWords from '../words/office/searches/en.ts'
import * as stockWords from '../words/office/stock/en.ts'

// Each spreadsheet has the rows of its table and the same sums. Amounts in rupees.

type Line = (string | number)[]
const csvOf = (lines: Line[]) => byteOrderMark + lines.map(csvLine).join('')
const money = (rupees: number) => rupees.toFixed(2)

export function formatSalesCsv({ rows, total, before }: SalesReport, by: SalesQuery['by']): string {
  const all = { label: words.total, ...total, revenue_before: before.total.revenue }
  return csvOf([
    [words.groups[by], total.orders === null ? words.units : words.orders, ...words.csvAmounts],
    ...[...rows, all].map((row) => [
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

export function formatCartsCsv({ rows, total, before }: CartsReport): string {
  const all = { key: words.total, ...total, carts_before: before.total.carts }
  return csvOf([
    cartWords.csvHeads,
    ...[...rows, all].map((row) => [row.key, row.carts, row.units, money(row.value), row.carts_before]),
  ])
}

export const formatSearchesCsv = ({ rows }: SearchesReport): string =>
  csvOf([searchWords.csvHeads, ...rows.map(({ query, count, count_before }) => [query, count, count_before])])
