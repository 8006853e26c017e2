import type { Transaction } from 'kysely'
import { findMrpBelowPeriod } from '#catalogue/price-periods/server/find-mrp-below-period.ts'
import type { Db } from '#database/connect.ts'
import type { Database } from '#database/schema.ts'
import type { ImportProblem } from '../rules/columns.ts'
import type { PlannedProduct } from '../rules/plan-products.ts'

/** The row whose MRP would be below a price for a period: at most one, the highest price first. */
export async function findPeriodProblems(
  db: Db | Transaction<Database>,
  plan: PlannedProduct[],
  now: Date,
): Promise<ImportProblem[]> {
  const sizes = plan.flatMap((planned) => planned.sizes)
  const mrps = sizes.flatMap(({ pack, mrp }) => (pack && mrp !== pack.mrp ? { id: pack.id, mrp } : []))
  const found = await findMrpBelowPeriod(db, mrps, now)
  const row = sizes.find(({ pack }) => pack?.id === found?.packId)?.row
  return found && row !== undefined ? [{ row, column: 'mrp', message: found.sentence.in('en') }] : []
}
