import { bumpCatalogueVersion, changeCatalogue } from '#database/catalogue-version.ts'
import { recordActivity } from '#operations/activity/server/record-activity.ts'
import type { Parts } from '#parts.ts'
import { requireCategory } from './categories.queries.ts'
import { countProductsIn, lockCategory, removeCategory } from './category-changes.queries.ts'

export type DeleteCategory =
  | { ok: true; name: string }
  | { ok: false; reason: 'NO_SUCH_CATEGORY' }
  | { ok: false; reason: 'HAS_PRODUCTS'; name: string; products: number }

/**
 * Deletes a category that has no products but deleted ones (decision S10). A request that adds a product to it
 * concurrently waits for the lock and then finds the category gone.
 */
export const deleteCategory = (
  parts: Parts,
  actor: { id: number; name: string },
  categoryId: number,
): Promise<DeleteCategory> =>
  changeCatalogue(parts, async (trx): Promise<DeleteCategory> => {
    if (!(await lockCategory(trx, categoryId))) return { ok: false, reason: 'NO_SUCH_CATEGORY' }
    const { name } = await requireCategory(trx, categoryId)
    const products = await countProductsIn(trx, categoryId)
    if (products > 0) return { ok: false, reason: 'HAS_PRODUCTS', name, products }
    await removeCategory(trx, categoryId)
    await recordActivity(trx, {
      actor,
      subject: { kind: 'category', id: categoryId, name },
      action: 'deleted',
      now: parts.clock.now(),
    })
    await bumpCatalogueVersion(trx)
    return { ok: true, name }
  })
