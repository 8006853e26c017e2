import { bumpCatalogueVersion, changeCatalogue } from '#database/catalogue-version.ts'
import { recordActivity } from '#operations/activity/server/record-activity.ts'
import type { Parts } from '#parts.ts'
import { noSchedule } from '../visibility/visibility-columns.ts'
import { requireProduct } from './product-view.ts'
import { lockProduct, raiseProductVersion, updateProduct } from './products.queries.ts'

/**
 * Removes a product from the storefront, carts and lists; old orders keep it (decision S10).
 * @returns its name; null if there is no such product or it was deleted before
 */
export const archiveProduct = (
  parts: Parts,
  actor: { id: number; name: string },
  productId: number,
): Promise<string | null> =>
  changeCatalogue(parts, async (trx) => {
    if (!(await lockProduct(trx, productId))) return null
    const { name } = await requireProduct(trx, productId)
    const now = parts.clock.now()
    await raiseProductVersion(trx, productId)
    await updateProduct(trx, productId, { archived_at: now, hidden: false, ...noSchedule, updated_at: now })
    await recordActivity(trx, {
      actor,
      subject: { kind: 'product', id: productId, name },
      action: 'deleted',
      now,
    })
    await bumpCatalogueVersion(trx)
    return name
  })
