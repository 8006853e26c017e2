import type { Transaction } from 'kysely'
import {
  catchNotPublishable,
  changeIfPublishable,
  type NotPublishable,
} from '#catalogue/publishing/server/require-publishable.ts'
import { bumpCatalogueVersion, changeCatalogue } from '#database/catalogue-version.ts'
import type { Database } from '#database/schema.ts'
import { changesBetween, recordActivity } from '#operations/activity/server/record-activity.ts'
import type { Parts } from '#parts.ts'
import { blankLabel, type Label, type LabelOfProduct } from '../contract.ts'
import { changedTheLabel } from '../words/office/en.ts'
import { findLabel, lockProductForLabel, writeLabel } from './labels.queries.ts'

type Save = {
  productId: number
  label: Label
  /** The version that the form was opened at (optimistic lock); 0 if no label was saved yet. */
  version: number
  actor: { id: number; name: string }
}
type SaveLabel =
  | { ok: true; saved: LabelOfProduct }
  | { ok: false; reason: 'NO_SUCH_PRODUCT' | 'NOT_ITS_PICTURE' }
  | { ok: false; reason: 'STALE'; current: LabelOfProduct }
  | { ok: false; reason: 'ON_SALE'; problem: NotPublishable }

/**
 * Replaces a product's whole label and logs what changed; without a change nothing is written. The product's version
 * stays the same, so concurrent edits of its price do not conflict.
 */
export async function saveLabel(
  parts: Pick<
    Parts,
    'db' | 'clock' | 'catalogueVersion' | 'settings' | 'store' | 'storeSettingsForDocuments'
  >,
  { productId, label, version, actor }: Save,
): Promise<SaveLabel> {
  const change = async (trx: Transaction<Database>): Promise<SaveLabel> => {
    await lockProductForLabel(trx, productId)
    const before = await findLabel(trx, productId)
    if (!before) return { ok: false, reason: 'NO_SUCH_PRODUCT' }
    if (before.version !== version) return { ok: false, reason: 'STALE', current: before }
    const { product } = before
    if (label.front !== null && !product.pictures.some(({ url }) => url === label.front))
      return { ok: false, reason: 'NOT_ITS_PICTURE' }
    const changes = changesBetween<Record<string, unknown>>(before.label ?? blankLabel, label)
    if (Object.keys(changes).length === 0) return { ok: true, saved: before }
    await writeLabel(trx, { productId, label, version: version + 1 })
    const subject = { kind: 'product', id: product.id, name: product.name } as const
    await recordActivity(trx, { actor, subject, action: changedTheLabel, changes, now: parts.clock.now() })
    await bumpCatalogueVersion(trx)
    return { ok: true, saved: { product, label, version: version + 1 } }
  }
  const saving = changeCatalogue(parts, (trx) =>
    changeIfPublishable(trx, parts, productId, () => change(trx)),
  )
  return catchNotPublishable(saving, (problem) => ({ ok: false, reason: 'ON_SALE', problem }) as const)
}
