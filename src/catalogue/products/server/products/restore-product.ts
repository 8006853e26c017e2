import { changeCatalogue } from '#database/catalogue-version.ts'
import { recordActivity } from '#operations/activity/server/record-activity.ts'
import type { Parts } from '#parts.ts'
import { changesSentences, sentences } from '../../words/index.ts'
import { activity } from '../../words/office/changes/en.ts'
import { type WrongField, wrongField } from '../change-refusals.ts'
import { lockArchivedProduct } from './archived-products.queries.ts'
import { lockCategoryReference, raiseProductVersion, updateProduct } from './products.queries.ts'

type RestoreProduct = { ok: true; name: string } | { ok: false; reason: 'NO_SUCH_PRODUCT' } | WrongField
type RestoreProductInput = { productId: number; categoryId: number | undefined }

/** Restores a deleted product as hidden, because its price and stock may be outdated. */
export const restoreProduct = (
  parts: Parts,
  actor: { id: number; name: string },
  { productId, categoryId }: RestoreProductInput,
): Promise<RestoreProduct> =>
  changeCatalogue(parts, async (trx): Promise<RestoreProduct> => {
    const product = await lockArchivedProduct(trx, productId)
    if (!product) return { ok: false, reason: 'NO_SUCH_PRODUCT' }
    const category = categoryId ?? product.category_id
    if (category === null) return wrongField('category_id', changesSentences.itsCategoryIsGone)
    if (!(await lockCategoryReference(trx, category)))
      return wrongField('category_id', sentences.categoryIsGone)
    const now = parts.clock.now()
    await raiseProductVersion(trx, productId)
    await updateProduct(trx, productId, { hidden: true, category_id: category, updated_at: now })
    const subject = { kind: 'product', id: productId, name: product.name } as const
    await recordActivity(trx, { actor, subject, action: activity.broughtBack, now })
    return { ok: true, name: product.name }
  })
