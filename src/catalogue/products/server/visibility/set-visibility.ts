import type { Transaction } from 'kysely'
import {
  catchNotPublishable,
  changeIfPublishable,
  type NotPublishable,
} from '#catalogue/publishing/server/require-publishable.ts'
import { bumpCatalogueVersion, changeCatalogue } from '#database/catalogue-version.ts'
import type { Database } from '#database/schema.ts'
import { recordActivity } from '#operations/activity/server/record-activity.ts'
import type { Parts } from '#parts.ts'
import { activity } from '../../words/office/changes/en.ts'
import { createClaimConfirmer } from '../products/confirm-product-claims.ts'
import { requireProduct } from '../products/product-view.ts'
import { lockProduct, raiseProductVersion, updateProduct } from '../products/products.queries.ts'
import { visibilityColumns } from './visibility-columns.ts'

type SetVisibilityInput = { productId: number; hidden: boolean; claims_confirmed?: boolean | undefined }

/**
 * Hides a product from shoppers, or puts it on sale again. A hidden product leaves the storefront and carts like a
 * deleted one, but stays editable. Succeeds without a change if it has this visibility already.
 * @returns its name; null if there is no such product; `NotPublishable` if it may not be sold
 */
export async function setVisibility(
  parts: Parts,
  actor: { id: number; name: string },
  { productId, hidden, claims_confirmed }: SetVisibilityInput,
): Promise<string | null | NotPublishable> {
  const change = async (trx: Transaction<Database>) => {
    if (!(await lockProduct(trx, productId))) return null
    const product = await requireProduct(trx, productId)
    if (product.hidden === hidden) return product.name
    const now = parts.clock.now()
    await raiseProductVersion(trx, productId)
    const shown = {
      visibility: hidden ? 'hidden' : 'on_sale',
      publish_at: null,
      hide_at: hidden ? null : product.hide_at,
    } as const
    await updateProduct(trx, productId, { ...visibilityColumns(shown, product, now), updated_at: now })
    const subject = { kind: 'product', id: productId, name: product.name } as const
    await recordActivity(trx, { actor, subject, action: hidden ? activity.hid : activity.putOnSale, now })
    await bumpCatalogueVersion(trx)
    return product.name
  }
  const confirm = createClaimConfirmer(claims_confirmed, { actor, now: parts.clock.now() })
  const changing = changeCatalogue(parts, (trx) =>
    changeIfPublishable(trx, parts, productId, () => change(trx), confirm),
  )
  return catchNotPublishable(changing, (problem) => problem)
}
