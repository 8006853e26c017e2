import type { FastifyReply } from 'fastify'
import { createRoutes } from '#http/calls/routes.ts'
import type { Parts } from '#parts.ts'
import { reportEndpoints } from '../contract.ts'
import '../words/index.ts'
import { formatCartsCsv, formatSalesCsv, formatSearchesCsv, formatStockCsv } from './format-csv.ts'
import { readCartsReport } from './read-carts-report.ts'
import { readSalesReport, readWholeSalesReport } from './read-sales-report.ts'
import { readSearchesReport } from './read-searches-report.ts'
import { readStockForecast } from './read-stock-forecast.ts'

export const reportsApi = ({ db, clock }: Parts) =>
  createRoutes('reports', reportEndpoints, {
    'GET /reports/sales': ({ query }) => readSalesReport(db, query),
    'GET /reports/sales.csv': async ({ query, reply }) => {
      nameFile(reply, `sales-by-${query.by}-${query.from}-${query.to}`)
      return formatSalesCsv(await readWholeSalesReport(db, query), query.by)
    },

    'GET /reports/stock': () => readStockForecast(db, clock.now()),
    'GET /reports/stock.csv': async ({ reply }) => {
      nameFile(reply, 'stock-forecast')
      return formatStockCsv(await readStockForecast(db, clock.now()))
    },

    'GET /reports/carts': ({ query }) => readCartsReport(db, query),
    'GET /reports/carts.csv': async ({ query, reply }) => {
      nameFile(reply, `abandoned-carts-by-${query.by}-${query.from}-${query.to}`)
      return formatCartsCsv(await readCartsReport(db, query), query.by)
    },

    'GET /reports/searches': ({ query }) => readSearchesReport(db, query),
    'GET /reports/searches.csv': async ({ query, reply }) => {
      nameFile(reply, `failed-searches-${query.from}-${query.to}`)
      return formatSearchesCsv(await readSearchesReport(db, query))
    },
  })

function nameFile(reply: FastifyReply, name: string) {
  reply.type('text/csv; charset=utf-8')
  reply.header('content-disposition', `attachment; filename="${name}.csv"`)
}
