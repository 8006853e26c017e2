import { refuse } from '#http/calls/refusal.ts'
import { createRoutes } from '#http/calls/routes.ts'
import type { Parts } from '#parts.ts'
import { region } from '#values/region.ts'
import { calendarDay } from '#values/time/calendar-day.ts'
import { importEndpoints, maxListed, type ProductImport } from '../contract.ts'
import { maxFileBytes } from '../rules/columns.ts'
import { importSentences } from '../words/index.ts'
import { checkFile } from './check-file.ts'
import { exportProducts } from './export-products.ts'
import { readText } from './parse-product-file.ts'
import { findLastImport, insertImport } from './saving/imports.queries.ts'

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
      if (!file) return refuseFile('fileMissing')
      if (file.bytes.length > maxFileBytes) return refuseFile('fileTooLarge')
      const { plan, publishing, problems, changes, ...check } = await checkFile(parts, file.bytes)
      return {
        ...check,
        problems: problems.slice(0, maxListed),
        problem_count: problems.length,
        changes: changes.slice(0, maxListed),
        change_count: changes.length,
        additions: plan
          .filter(({ product }) => !product)
          .slice(0, maxListed)
          .map(({ row, name, sizes }) => ({
            row,
            name,
            sizes: sizes.map(({ size, price, units }) => ({ size, price, stock: units })),
          })),
      }
    },

    'POST /products/imports': async ({ user, body, files: [file] }) => {
      if (!file) return refuseFile('fileMissing')
      if (file.bytes.length > maxFileBytes) return refuseFile('fileTooLarge')
      const text = readText(file.bytes)
      if (text === null) return refuseFile('notUtf8')
      const isQueued = await insertImport(parts.db, {
        formKey: body.form_key,
        actorId: user.id,
        fileName: file.filename.slice(0, 200),
        file: text,
        seen: body.seen,
        now: parts.clock.now(),
      })
      const last = await readLastImport(parts)
      return isQueued && last ? last : refuse(409, 'IMPORT_RUNNING', importSentences.otherRuns)
    },

    'GET /products/imports/last': async () => ({ last: await readLastImport(parts) }),
  })

function refuseFile(name: 'fileMissing' | 'fileTooLarge' | 'notUtf8') {
  const sentence = importSentences[name]
  return refuse(400, 'INVALID', sentence, { fields: { file: sentence } })
}

async function readLastImport({ db }: Pick<Parts, 'db'>): Promise<ProductImport | null> {
  const row = await findLastImport(db)
  if (!row) return null
  const { actor_name: by, tries, row_count: rows, created_at, ended_at, ...shown } = row
  return {
    ...shown,
    by,
    rows,
    restarted: tries > 1,
    started_at: created_at.toISOString(),
    ended_at: ended_at?.toISOString() ?? null,
  }
}
