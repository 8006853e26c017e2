import { refuse } from '#http/calls/refusal.ts'
import { createRoutes } from '#http/calls/routes.ts'
import type { Parts } from '#parts.ts'
import { region } from '#values/region.ts'
import { calendarDay } from '#values/time/calendar-day.ts'
import { importEndpoints } from '../contract.ts'
import { importSentences } from '../words/index.ts'
import { checkFile } from './check-file.ts'
import { exportProducts } from './export-products.ts'

/** Routes that exchange all products with a spreadsheet. */
export const importsApi = (parts: Parts) =>
  createRoutes('catalogue', importEndpoints, {
    'GET /products/export.csv': async ({ reply }) => {
      const day = calendarDay(parts.clock.now(), region.timeZone)
      reply.type('text/csv; charset=utf-8')
      reply.header('content-disposition', `attachment; filename="products-${day}.csv"`)
      return exportProducts(parts.db)
    },

    'POST /products/imports/check': async ({ files: [file] }) => {
      if (file) return checkFile(parts.db, file.bytes, parts.clock.now())
      const { fileMissing } = importSentences
      return refuse(400, 'INVALID', fileMissing, { fields: { file: fileMissing } })
    },
  })
