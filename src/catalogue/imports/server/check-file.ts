import { createHash } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { gstRatesOn } from '#accounting/tax/rules/gst-rates.ts'
import type { AdminProduct } from '#catalogue/products/contract.ts'
import { adminProductView } from '#catalogue/products/server/products/product-view.ts'
import { selectProducts } from '#catalogue/products/server/products/products.queries.ts'
import type { Db } from '#database/connect.ts'
import type { Parts } from '#parts.ts'
import { region } from '#values/region.ts'
import { calendarDay } from '#values/time/calendar-day.ts'
import { type CheckedFile, checkProducts, type StoredCatalogue } from '../rules/check-products.ts'
import type { ImportProblem } from '../rules/columns.ts'
import { type PlannedProduct, planProducts } from '../rules/plan-products.ts'
import { findPeriodProblems } from './find-period-problems.ts'
import { type ForeignShop, toForeignProblem } from './other-shops/read-foreign-file.ts'
import { parseProductFile, readText } from './parse-product-file.ts'
import { findPublishProblems, type PublishChange, readPublishChanges } from './publish-problems.ts'

type Needed = Pick<Parts, 'db' | 'clock' | 'settings' | 'store'>

export type FileCheck = Pick<CheckedFile, 'changes' | 'added' | 'changed' | 'unchanged'> & {
  rows: number
  /** In the order of their rows. */
  problems: ImportProblem[]
  /** A digest of all changes: an import saves nothing else than what was shown. */
  seen: string
  /** The shop system that exported the file; null if it has our columns. */
  from: ForeignShop | null
  /** Its columns that are left out. */
  left_out: string[]
  /** How many pictures it names, which are not fetched. */
  pictures: number
  /** What to save; empty if there are problems. */
  plan: PlannedProduct[]
  publishing: PublishChange[]
}

/** What a file would change, and what is wrong with it. */
export async function checkFile(parts: Needed, bytes: Uint8Array): Promise<FileCheck> {
  const stored = await readCatalogue(parts.db, parts.clock.now())
  const isCategory = (name: string) => stored.categories.has(name.toLowerCase())
  const { rows, problems: unreadable, foreign } = parseProductFile(bytes, isCategory)
  const checked = await checkProducts(rows, stored, nextTurn)
  const found = foreign
    ? checked.problems.map((problem) => toForeignProblem(foreign.shop, problem))
    : checked.problems
  const problems = [...unreadable, ...found].sort((one, other) => one.row - other.row)
  const plan = problems.length === 0 ? planProducts(checked, stored) : []
  const publishing = await readPublishChanges(parts, plan)
  problems.push(...findPublishProblems(parts, publishing))
  problems.push(...(await findPeriodProblems(parts.db, plan, parts.clock.now())))
  const { changes, added, changed, unchanged } = checked
  const seen = createHash('sha256')
    .update(readText(bytes) ?? bytes)
    .update(JSON.stringify(changes))
    // Which category a file of another shop means depends on the categories that there are.
    .update(JSON.stringify(foreign ? rows : []))
    .digest('hex')
  return {
    rows: rows.length,
    problems,
    changes,
    added,
    changed,
    unchanged,
    seen,
    from: foreign?.shop ?? null,
    left_out: foreign?.leftOut ?? [],
    pictures: foreign?.pictures ?? 0,
    plan,
    publishing,
  }
}

async function readCatalogue(db: Db, now: Date): Promise<StoredCatalogue> {
  const [products, categories, skus] = await Promise.all([
    readProducts(db),
    db.selectFrom('categories').select(['id', 'name']).orderBy('id', 'desc').execute(),
    listSkus(db),
  ])
  return {
    products,
    categories: new Map(categories.map(({ id, name }) => [name.toLowerCase(), id])),
    skus: new Map(skus.map(({ id, sku }) => [sku, id])),
    gstRates: gstRatesOn(calendarDay(now, region.timeZone)),
  }
}

const productsPerQuery = 250

/** All products by id. In several queries, because others wait for each of them in the embedded database. */
async function readProducts(db: Db) {
  const products = new Map<number, AdminProduct>()
  for (let after = 0; ; ) {
    const rows = await selectProducts(db, 'kept')
      .where('products.id', '>', after)
      .orderBy('products.id')
      .limit(productsPerQuery)
      .execute()
    for (const row of rows) products.set(row.id, adminProductView(row))
    await nextTurn()
    if (rows.length < productsPerQuery) return products
    after = rows.at(-1)?.id ?? after
  }
}

/** All SKUs in lower case, which must be different: also those of deleted products, but not of deleted sizes. */
const listSkus = (db: Db) =>
  db
    .selectFrom('packs')
    .select((eb) => ['id', eb.fn<string>('lower', ['sku']).as('sku')])
    .where('sku', 'is not', null)
    .where('position', 'is not', null)
    .execute()
