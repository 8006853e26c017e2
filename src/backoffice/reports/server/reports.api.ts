import { createRoutes } from '#http/calls/routes.ts'
import { byteOrderMark, csvLine } from '#ordering/orders/server/export/csv-line.ts'
import type { Parts } from '#parts.ts'
import { reportEndpoints, type SalesQuery, type SalesReport, type StockReport } from '../contract.ts'
import * as words from '../words/office/en.ts'
import * as stockWords from '../words/office/stock/en.ts'
import { readSalesReport } from './read-sales-report.ts'
import { readStockForecast } from './read-stock-forecast.ts'

export const reportsApi = ({ db, clock }: Parts) =>
  createRoutes('reports', reportEndpoints, {
    'GET /reports/sales': ({ query }) => readSalesReport(db, query),

    'GET /reports/sales.csv': async ({ query, reply }) => {
      const { from, to, by } = query
      reply.type('text/csv; charset=utf-8')
      reply.header('content-disposition', `attachment; filename="sales-by-${by}-${from}-${to}.csv"`)
      return formatCsv(await readSalesReport(db, query), by)
    },

    'GET /reports/stock': () => readStockForecast(db, clock.now()),

    'GET /reports/stock.csv': async ({ reply }) => {
      reply.type('text/csv; charset=utf-8')
      reply.header('content-disposition', 'attachment; filename="stock-forecast.csv"')
      return formatStockCsv(await readStockForecast(db, clock.now()))
    },
  })

function formatCsv({ rows, total, before }: SalesReport, by: SalesQuery['by']): string {
  const all = { label: words.total, ...total, revenue_before: before.total.revenue }
  const lines = [
    [words.groups[by], ...(total.orders === null ? [words.units] : [words.orders]), ...words.csvAmounts],
    ...[...rows, all].map((row) => [
      row.label,
      row.orders ?? row.units ?? 0,
      ...[row.sold, row.refunded, row.revenue, row.revenue_before].map((amount) => amount.toFixed(2)),
    ]),
  ]
  return byteOrderMark + lines.map(csvLine).join('')
}

function formatStockCsv({ rows }: StockReport): string {
  const lines = [
    stockWords.csvHeads,
    ...rows.map(({ name, stock, reserved, forecast }) => [
      name,
      stock,
      reserved,
      ...(forecast
        ? [forecast.per_week, forecast.days_left, forecast.to_make, forecast.expiring]
        : [stockWords.tooFewSales, '', '', '']),
    ]),
  ]
  return byteOrderMark + lines.map(csvLine).join('')
}
