import type { Transaction } from 'kysely'
import { lockPublishRules } from '#catalogue/publishing/server/missing-to-publish.ts'
import { bumpCatalogueVersion, changeCatalogue } from '#database/catalogue-version.ts'
import type { Database } from '#database/schema.ts'
import { moveStock } from '#inventory/stock/server/move-stock.ts'
import type { StockChange } from '#inventory/stock/server/stock-change.ts'
import type { Parts } from '#parts.ts'
import type { FileCheck } from '../check-file.ts'
import { findPeriodProblems } from '../find-period-problems.ts'
import { findPublishProblems } from '../publish-problems.ts'
import type { ImportAuthor } from './import-author.ts'
import { inSteps } from './in-steps.ts'
import { isStillAsChecked, lockPlanned, lockPlannedPacks } from './lock-planned.queries.ts'
import { recordImported } from './record-imported.ts'
import { insertPlannedPacks, insertPlannedProducts, updatePlannedPacks } from './write-packs.queries.ts'
import { updatePlannedProducts, updatePlannedVisibility } from './write-products.queries.ts'

/** Thrown when the products are not as they were when the file was checked. Nothing is saved; check again. */
export class ChangedSinceCheck extends Error {}

/**
 * Saves a checked file in one transaction: all of it or nothing. Everything is computed before, and written in a few
 * statements for all products together, because sales wait for this transaction.
 * @param finish records the end of the import in the same transaction
 * @throws ChangedSinceCheck
 */
export const savePlan = (
  parts: Parts,
  { plan, publishing }: FileCheck,
  by: ImportAuthor,
  finish: (trx: Transaction<Database>) => Promise<void>,
): Promise<void> =>
  changeCatalogue(parts, async (trx) => {
    const rules = await lockPublishRules(trx, parts)
    await lockPlanned(trx, plan)
    if (!(await isStillAsChecked(trx, publishing))) throw new ChangedSinceCheck()
    // The settings of the store may have changed.
    if (findPublishProblems(parts, publishing, rules).length > 0) throw new ChangedSinceCheck()

    const addedIds = await insertPlannedProducts(trx, publishing, by)
    await updatePlannedProducts(trx, publishing, by.now)
    // Until here, the products can still be sold.
    await lockPlannedPacks(trx, plan)
    if ((await findPeriodProblems(trx, plan, by.now)).length > 0) throw new ChangedSinceCheck()
    // First, because a new size may get the SKU of another.
    await updatePlannedPacks(trx, plan)
    const opening = await insertPlannedPacks(trx, plan, addedIds)
    await updatePlannedVisibility(trx, publishing, by.now)
    const stockChanges = [...opening, ...corrections(plan)].map(withActor(by))
    const moved = await inSteps(stockChanges, (part) => moveStock(trx, part, by.now))
    // Units were sold since the check.
    if (moved.some(({ ok }) => !ok)) throw new ChangedSinceCheck()
    await recordImported(trx, plan, addedIds, by)
    await bumpCatalogueVersion(trx)
    await finish(trx)
  })

const corrections = (plan: FileCheck['plan']): StockChange[] =>
  plan.flatMap(({ sizes }) =>
    sizes.flatMap(({ pack, units }) =>
      pack && units !== 0 ? { packId: pack.id, by: units, reason: 'correction' as const } : [],
    ),
  )

const withActor =
  ({ actor }: ImportAuthor) =>
  (change: StockChange) => ({ ...change, actor })
