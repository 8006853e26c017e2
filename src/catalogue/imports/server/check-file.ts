import { createHash } from 'node:crypto'
import { gstRatesOn } from '#accounting/tax/rules/gst-rates.ts'
import { adminProductView } from '#catalogue/products/server/products/product-view.ts'
import { selectProducts } from '#catalogue/products/server/products/products.queries.ts'
import type { Db } from '#database/connect.ts'
import type { Parts } from '#parts.ts'
import { region } from '#values/region.ts'
import { calendarDay } from '#values/time/calendar-day.ts'
import { type CheckedFile, checkProducts, type StoredCatalogue } from '../rules/check-products.ts'
import type { ImportProblem } from '../rules/columns.ts'
import { type PlannedProduct, planProducts } from '../rules/plan-products.ts'
import { parseProductFile, readText } from './parse-product-file.ts'
import { findPublishProblems, type PublishChange, readPublishChanges } from './publish-problems.ts'

type Needed = Pick<Parts, 'db' | 'clock' | 'settings' | 'store'>

export type FileCheck = Pick<CheckedFile, 'changes' | 'added' | 'changed' | 'unchanged'> & {
  rows: number
  /** In the order of their rows. */
  problems: ImportProblem[]
  /** A digest of all changes: an import saves nothing else than what was shown. */
  seen: string
  /** What to save; empty if there are problems. */
  plan: PlannedProduct[]
  publishing: PublishChange[]
}

/** What a file would change, and what is wrong with it. */
export async function checkFile(parts: Needed, bytes: Uint8Array): Promise<FileCheck> {
  const { rows, problems: unreadable } = parseProductFile(bytes)
  const stored = await readCatalogue(parts.db, parts.clock.now())
  const checked = checkProducts(rows, stored)
  const problems = [...unreadable, ...checked.problems]
  const plan = problems.length === 0 ? planProducts(checked, stored) : []
  const publishing = await readPublishChanges(parts, plan)
  problems.push(...findPublishProblems(parts, publishing))
  const { changes, added, changed, unchanged } = checked
  const seen = createHash('sha256')
    .update(readText(bytes) ?? bytes)
    .update(JSON.stringify(changes))
    .digest('hex')
  return { rows: rows.length, problems, changes, added, changed, unchanged, seen, plan, publishing }
}

async function readCatalogue(db: Db, now: Date): Promise<StoredCatalogue> {
  const [products, categories] = await Promise.all([
    selectProducts(db, 'kept').execute(),
    db.selectFrom('categories').select(['id', 'name']).orderBy('id', 'desc').execute(),
  ])
  return {
    products: new Map(products.map((row) => [row.id, adminProductView(row)])),
    categories: new Map(categories.map(({ id, name }) => [name.toLowerCase(), id])),
    gstRates: gstRatesOn(calendarDay(now, region.timeZone)),
  }
}
